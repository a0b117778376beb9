import { wordsOf } from '@wayfarer/words';

/**
 * The texts of the website, see `Words`: `t` for a text, `tn` for one with a whole number, `tc` for an
 * English word with two meanings. Only inside of functions: outside, a text would be said once for all.
 */
export const { t, tc, tn } = wordsOf(null);
