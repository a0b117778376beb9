import { isInSeveral } from '../language/language-words.ts';

/**
 * Of a list of staff: with what they have translated, by which it is searched too, where the site has more
 * than English.
 */
export const inEveryLanguage = () => (isInSeveral() ? ({ language: 'all' } as const) : {});
