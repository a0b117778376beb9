import { beginningOf, hasAtMost } from '@wayfarer/contracts';
import { listings, notFoundScreen, type PublicName, screens, siteDescription } from '@wayfarer/contracts/screens';

/** Where and when a page is rendered. */
export type PageContext = {
  readonly publicUrl: string;
  /** The page's own full address. */
  readonly url: string;
  readonly brandName: string;
  readonly today: string;
  /** Of the site. */
  readonly timeZone: string;
};

/** What links to and previews of a page show. */
export type PageFacts = {
  /** Before ' · brand'; '' for only the brand. */
  title: string;
  description: string;
  /** The canonical path of this page; null for a page that must not be indexed. */
  canonical: string | null;
  /** What it is about is not translated: in each language search engines are led to the English page. */
  isUntranslated?: boolean;
  /** A picture of this site, for previews. */
  picture: string;
  kind: 'website' | 'product';
  /** Structured data of what it is about, for search engines (schema.org). */
  dataOf: ((context: PageContext) => object) | null;
};

/** The preview's picture of a page without one of its own. */
export const SHARED_PICTURE = '/icons/share.jpg';
/** About as many characters as previews show. */
const MAX_DESCRIPTION_LENGTH = 160;

/** A description as previews show it: on one line, and cut at a word. */
export const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (hasAtMost(line, MAX_DESCRIPTION_LENGTH)) return line;
  return `${beginningOf(line, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
};

/**
 * Facts of a page that is the same for everybody, in the language of the moment; null: the page at every
 * unknown address.
 */
export const factsOf = (name: PublicName | null): PageFacts => {
  const { title, path } = name === null ? { title: notFoundScreen.title, path: null } : screens[name];
  return {
    title,
    description: name === null ? siteDescription() : listings[name].description(),
    // An address with a parameter but without facts of its own is private: it must not be indexed.
    canonical: path?.includes('{') ? null : path,
    picture: SHARED_PICTURE,
    kind: 'website',
    dataOf: null,
  };
};
