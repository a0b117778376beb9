import { addressIn, ENGLISH, type LanguageCode, languages, prefixOf, type Spoken, speakFrom } from '@wayfarer/words';

export { t, tc, tn } from '@wayfarer/words';

let ofPage: Spoken = ENGLISH;
speakFrom(() => ofPage);

/**
 * Says every text in the language of a page from now on. A browser learns it once, before the first render;
 * the server sets it before each render, which is synchronous.
 */
export const speak = (spoken: Spoken): void => {
  ofPage = spoken;
};

/** The language that the address of this page names. */
export const pageLanguage = (): LanguageCode => ofPage.language;

/** In which direction this page is read. */
export const pageDirection = (): 'ltr' | 'rtl' => languages[ofPage.language].direction;

/** The address of a path in the language of this page, for links that the router does not build. */
export const addressOf = (path: string): string => addressIn(ofPage.language, path);

/** What all addresses of this page's language begin with, for the router. */
export const basePath = (): string => prefixOf(ofPage.language) || '/';
