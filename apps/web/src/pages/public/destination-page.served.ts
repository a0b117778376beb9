import { type Destination, isUntranslated, type TourPackage } from '@wayfarer/contracts';
import { destinationQuery } from '../../features/destinations/destination-queries.ts';
import { packagesAt, packagesAtQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { destinationDataOf } from '../../server/destination-data.ts';
import { type PageFacts, shortened } from '../../server/page-facts.ts';
import { readList, readOne, type ServePage } from '../../server/served-page.ts';
import { paths } from '../../shared/paths.ts';

const factsOf = (destination: Destination, packages: readonly TourPackage[]): PageFacts => ({
  title: `${destination.name}, ${destination.country}`,
  description: shortened(destination.description),
  canonical: paths.destination(destination._id),
  isUntranslated: isUntranslated(destination.untranslated, 'description'),
  picture: destination.imageUrl,
  kind: 'website',
  dataOf: (context) => destinationDataOf(destination, packages, context),
});

export const served: ServePage = async (read, { id = '' }) => {
  const [destination, packages] = await Promise.all([
    readOne(read, 'findDestination', { id }),
    readList(read, 'filterTourPackages', { query: packagesAt(id) }),
  ]);
  return (
    destination && {
      data: [
        [destinationQuery(id).queryKey, destination],
        [packagesAtQuery(id).queryKey, packages],
      ],
      facts: factsOf(destination, packages.entries),
    }
  );
};
