import type { Destination, TourPackage } from '@wayfarer/contracts';
import { notFoundScreen, type ScreenName } from '@wayfarer/contracts/screens';
import { type PublicName, type PublicScreen, SITE_DESCRIPTION } from '@wayfarer/contracts/served-screens';
import type { Page } from '../shared/api/call-list.ts';
import { paths } from '../shared/paths.ts';
import { destinationDataOf } from './destination-data.ts';
import { productDataOf } from './product-data.ts';
import type { Entry } from './read-page-data.ts';

/** Where and when a page is rendered. */
export type PageContext = {
  readonly publicUrl: string;
  /** The page's own full address. */
  readonly url: string;
  readonly brandName: string;
  readonly today: string;
};

/** What links to and previews of a page show. */
export type PageFacts = {
  /** Before ' · brand'; '' for only the brand. */
  title: string;
  description: string;
  /** The canonical path of this page; null for a page that must not be indexed. */
  canonical: string | null;
  /** A picture of this site, for previews. */
  picture: string;
  kind: 'website' | 'product';
  /** Structured data of what it is about, for search engines (schema.org). */
  dataOf: ((context: PageContext) => object) | null;
};

const SHARED_PICTURE = '/icons/share.jpg';
/** About as many characters as previews show. */
const LONGEST_DESCRIPTION = 160;

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
};

/** Facts of a page that is the same for everybody; null: the page at every unknown address. */
export const factsOf = (screen: PublicScreen | null): PageFacts => ({
  title: (screen ?? notFoundScreen).title,
  description: screen?.description ?? SITE_DESCRIPTION,
  // An address with a parameter but without facts of its own is private: it must not be indexed.
  canonical: screen?.path.includes('{') ? null : (screen?.path ?? null),
  picture: SHARED_PICTURE,
  kind: 'website',
  dataOf: null,
});

/** Facts of a package on offer. */
const factsOfTourPackage = (tourPackage: TourPackage): PageFacts => ({
  title: tourPackage.title,
  description: shortened(tourPackage.description),
  canonical: paths.packageDetail(tourPackage._id),
  picture: tourPackage.images[0] ?? SHARED_PICTURE,
  kind: 'product',
  dataOf: (context) => productDataOf(tourPackage, context),
});

/** Facts of a destination on offer, with the packages that its page shows. */
const factsOfDestination = (destination: Destination, packages: readonly TourPackage[]): PageFacts => ({
  title: `${destination.name}, ${destination.country}`,
  description: shortened(destination.description),
  canonical: paths.destination(destination._id),
  picture: destination.imageUrl,
  kind: 'website',
  dataOf: (context) => destinationDataOf(destination, packages, context),
});

/** Takes what the screen's `reads` found, in their order; the API has parsed each with the contract of its call. */
type FactsOfRead = (read: readonly unknown[]) => PageFacts;

/** The screens about one thing; every other one takes `factsOf`. */
const factsOfOneThing: Readonly<Partial<Record<ScreenName, FactsOfRead>>> = {
  packageDetail: ([tourPackage]) => factsOfTourPackage(tourPackage as TourPackage),
  destination: ([destination, packages]) =>
    factsOfDestination(destination as Destination, (packages as Page<TourPackage>).entries),
} satisfies Partial<Record<PublicName, FactsOfRead>>;

/** Facts of a public screen with the data that was read for it. */
export const factsOfScreen = (name: ScreenName, screen: PublicScreen, data: readonly Entry[]): PageFacts =>
  factsOfOneThing[name]?.(data.map(([, read]) => read)) ?? factsOf(screen);
