import type { TourPackage } from '@wayfarer/contracts';
import { notFoundScreen, type PublicScreen } from '@wayfarer/contracts/screens';
import { paths } from '../shared/paths.ts';

/** What a page is to those who link to it. */
export type PageFacts = {
  /** Before ' · brand'; '' for the brand alone. */
  title: string;
  description: string;
  /** The one address of this page, without the site's own; null for a page that nobody shall find. */
  canonical: string | null;
  /** A picture of this site, for previews. */
  picture: string;
  tourPackage: TourPackage | null;
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
  description: (screen ?? notFoundScreen).description,
  canonical: screen?.path ?? null,
  picture: SHARED_PICTURE,
  tourPackage: null,
});

/** Of a package on offer. */
export const factsOfTourPackage = (tourPackage: TourPackage): PageFacts => ({
  title: tourPackage.title,
  description: shortened(tourPackage.description),
  canonical: paths.packageDetail(tourPackage._id),
  picture: tourPackage.images[0] ?? SHARED_PICTURE,
  tourPackage,
});
