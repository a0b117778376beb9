import type { Destination, TourPackage } from '@wayfarer/contracts';
import { notFoundScreen } from '@wayfarer/contracts/screens';
import { type PublicScreen, SITE_DESCRIPTION } from '@wayfarer/contracts/served-screens';
import { paths } from '../shared/paths.ts';
import { destinationDataOf } from './destination-data.ts';
import { productDataOf } from './product-data.ts';

/** Where and when a page is made. */
export type PageContext = {
  readonly publicUrl: string;
  /** The page's own whole address. */
  readonly url: string;
  readonly brandName: string;
  readonly today: string;
};

/** What a page is to those who link to it. */
export type PageFacts = {
  /** Before ' · brand'; '' for the brand alone. */
  title: string;
  description: string;
  /** The one address of this page, without the site's own; null for a page that nobody shall find. */
  canonical: string | null;
  /** A picture of this site, for previews. */
  picture: string;
  kind: 'website' | 'product';
  /** The thing that it is about as search engines read it (schema.org). */
  dataOf: ((context: PageContext) => object) | null;
};

const SHARED_PICTURE = '/icons/share.jpg';
/** About what previews show of it. */
const LONGEST_DESCRIPTION = 160;

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
};

/** Of a page that says the same for everybody; null: of the one at every unknown address. */
export const factsOf = (screen: PublicScreen | null): PageFacts => ({
  title: (screen ?? notFoundScreen).title,
  description: screen?.description ?? SITE_DESCRIPTION,
  // An address with a parameter that has no facts of its own is somebody's: nobody shall find it.
  canonical: screen?.path.includes('{') ? null : (screen?.path ?? null),
  picture: SHARED_PICTURE,
  kind: 'website',
  dataOf: null,
});

/** Of a package on offer. */
export const factsOfTourPackage = (tourPackage: TourPackage): PageFacts => ({
  title: tourPackage.title,
  description: shortened(tourPackage.description),
  canonical: paths.packageDetail(tourPackage._id),
  picture: tourPackage.images[0] ?? SHARED_PICTURE,
  kind: 'product',
  dataOf: (context) => productDataOf(tourPackage, context),
});

/** Of a destination on offer, with the packages there that its page shows. */
export const factsOfDestination = (destination: Destination, packages: readonly TourPackage[]): PageFacts => ({
  title: `${destination.name}, ${destination.country}`,
  description: shortened(destination.description),
  canonical: paths.destination(destination._id),
  picture: destination.imageUrl,
  kind: 'website',
  dataOf: (context) => destinationDataOf(destination, packages, context),
});
