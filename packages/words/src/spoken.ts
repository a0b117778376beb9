import { ENGLISH_FORMATS } from './formats/english.ts';
import type { Formats } from './formats/formats.ts';
import { BASE_LANGUAGE, type LanguageCode } from './languages.ts';
import { type Catalogue, wordsFrom } from './words.ts';

/** A language, and the texts in it: null is English, and another one whose texts are out of reach. */
export type Spoken = { readonly language: LanguageCode; readonly catalogue: Catalogue | null };

export const ENGLISH: Spoken = { language: BASE_LANGUAGE, catalogue: null };

let current: () => Spoken = () => ENGLISH;

/**
 * Says from where this program knows the language of the moment: a page has one, a server another one for
 * each call. Without it everything is in English.
 */
export const speakFrom = (source: () => Spoken): void => {
  current = source;
};

/** The language of the moment. */
export const spokenLanguage = (): LanguageCode => current().language;

/** How days, numbers and lists are written at the moment: as its texts, in English where there are none. */
export const spokenFormats = (): Formats => current().catalogue?.formats ?? ENGLISH_FORMATS;

/**
 * The texts of the product, see `Words`: `t` for a text, `tn` for one with a whole number, `tc` for an
 * English word with two meanings. Only inside of functions: outside, a text would be said once for all. Never
 * in what is stored: its readers have languages of their own.
 */
export const { t, tc, tn } = wordsFrom(() => current().catalogue);
