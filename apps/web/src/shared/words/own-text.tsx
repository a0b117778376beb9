import { isUntranslated } from '@wayfarer/contracts';
import { BASE_LANGUAGE } from '@wayfarer/words';
import type { ReactNode } from 'react';
import { pageLanguage } from './words.ts';

/** What says which of its texts are not in the language of the page. */
export type Translatable = { readonly untranslated?: readonly string[] | undefined };

type OwnLanguage = { lang?: string; dir?: 'auto' };

/**
 * For the element of a text that the agency wrote: on a page in another language its own one where it is not
 * translated, so that it is read aloud, and set, as what it is (WCAG 3.1.2).
 * @param path as `untranslated` names it: `itinerary/2`
 */
export const ownText = ({ untranslated }: Translatable, path: string): OwnLanguage =>
  isUntranslated(untranslated, path) ? { lang: BASE_LANGUAGE, dir: 'auto' } : {};

/** The same for a text that is there in English alone. */
export const englishText = (): OwnLanguage => (pageLanguage() === BASE_LANGUAGE ? {} : { lang: BASE_LANGUAGE, dir: 'auto' });

type OwnTextProps = { of: Translatable; at: string; children: ReactNode };

/**
 * The same around a text without an element of its own; nothing is around one in the language of the page.
 */
export const OwnText = ({ of, at, children }: OwnTextProps) => {
  const own = ownText(of, at);
  return own.lang === undefined ? children : <span {...own}>{children}</span>;
};
