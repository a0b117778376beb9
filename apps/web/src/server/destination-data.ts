import type { Destination, TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { paths } from '../shared/paths.ts';
import { addressOf } from '../shared/words/words.ts';
import type { PageContext } from './page-facts.ts';

/**
 * The destination with its packages as search engines read it (schema.org TouristDestination, ItemList,
 * BreadcrumbList).
 */
export const destinationDataOf = (
  { name, country, description, imageUrl }: Destination,
  packages: readonly TourPackage[],
  { publicUrl, url }: PageContext,
): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'TouristDestination',
      '@id': url,
      url,
      name,
      description,
      image: publicUrl + imageUrl,
      containedInPlace: { '@type': 'Country', name: country },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: screens.destinations.title, item: publicUrl + addressOf(paths.destinations()) },
        { '@type': 'ListItem', position: 2, name, item: url },
      ],
    },
    {
      '@type': 'ItemList',
      itemListElement: packages.map(({ _id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: publicUrl + addressOf(paths.packageDetail(_id)),
      })),
    },
  ],
});
