import { type Words, wordsOf } from '@wayfarer/words';

let spoken: Words = wordsOf(null);

/**
 * Sets the language of everything that is rendered from now on: in a browser once, before the first render;
 * on the server around each render, which is synchronous.
 */
export const speak = (words: Words): void => {
  spoken = words;
};

/** A text in the page's language, see `Words`. Not outside of functions, where it would be said once for all. */
export const t: Words['t'] = (text, ...values) => spoken.t(text, ...values);
/** A text with two meanings in English, in the one of a context. */
export const tc: Words['tc'] = (context, text, ...values) => spoken.tc(context, text, ...values);
/** A text with a whole number. */
export const tn: Words['tn'] = (count, one, others, ...values) => spoken.tn(count, one, others, ...values);
