import type { TourPackage } from '@wayfarer/contracts';
import { descriptionOf } from '../shared/page-descriptions.ts';
import { paths } from '../shared/paths.ts';

/** What a page is to those who link to it. */
export interface PageFacts {
  /** Before ' · brand'; '' for the brand alone. */
  title: string;
  description: string;
  /** The one address of this page, without the site's own; null for a page that nobody shall find. */
  canonical: string | null;
  /** A picture of this site, for previews. */
  picture: string;
  tourPackage: TourPackage | null;
}

const titles: Readonly<Record<string, string>> = {
  [paths.home()]: '',
  [paths.packageList()]: 'Packages',
  [paths.destinations()]: 'Destinations',
  [paths.aboutUs()]: 'About Us',
  [paths.contact()]: 'Contact Us',
  [paths.register()]: 'Create an Account',
  [paths.login()]: 'Welcome Back',
};

const SHARED_PICTURE = '/icons/share.jpg';
/** About what previews show of it. */
const LONGEST_DESCRIPTION = 160;

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
};

/** Of a page that says the same for everybody. */
export const factsOf = (path: string): PageFacts => ({
  title: titles[path] ?? 'Page not found',
  description: descriptionOf(path),
  canonical: path in titles ? path : null,
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
