import { addressIn, BASE_LANGUAGE, type Catalogue, type LanguageCode, prefixOf, wordsFrom } from '@wayfarer/words';

let spoken: Catalogue | null = null;
let language: LanguageCode = BASE_LANGUAGE;

/**
 * Says every text in the language of a page from now on. A browser learns it once, before the first render;
 * the server sets it before each render, which is synchronous.
 * @param catalogue null for English, and where the texts of another language are out of reach
 */
export const speak = (ofPage: LanguageCode, catalogue: Catalogue | null): void => {
  language = ofPage;
  spoken = catalogue;
};

/** The language that the address of this page names. */
export const pageLanguage = (): LanguageCode => language;

/** The address of a path in the language of this page, for links that the router does not build. */
export const addressOf = (path: string): string => addressIn(language, path);

/** What all addresses of this page's language begin with, for the router. */
export const basePath = (): string => prefixOf(language) || '/';

/**
 * The texts of the website, see `Words`: `t` for a text, `tn` for one with a whole number, `tc` for an
 * English word with two meanings. Only inside of functions: outside, a text would be said once for all.
 */
export const { t, tc, tn } = wordsFrom(() => spoken);
