import { offeredLanguages } from './offered-languages.ts';

/**
 * Of a list of staff: with what they have translated, by which it is searched too, where the site has more
 * than English.
 */
export const inEveryLanguage = () => (offeredLanguages().length === 0 ? {} : ({ language: 'all' } as const));
