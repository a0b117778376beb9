import { languages } from '../languages.ts';
import type { Catalogue } from '../words.ts';

/** Between these a text is put in order by itself: the words around it do not move its digits and signs. */
const [BEGIN, END] = ['\u2068', '\u2069'] as const;

/**
 * The same catalogue, with each value but a link, `{address}`, isolated where its language is read from right
 * to left: a name, an amount or a number has an order of its own. Programs that find a link would make the
 * mark a part of it.
 */
export const withIsolatedValues = (catalogue: Catalogue): Catalogue => {
  if (languages[catalogue.language].direction === 'ltr') return catalogue;
  const isolate = (text: string): string => text.replaceAll(/\{(?!address\})\w+\}/g, `${BEGIN}$&${END}`);
  return {
    ...catalogue,
    texts: Object.fromEntries(Object.entries(catalogue.texts).map(([key, forms]) => [key, forms.map(isolate)])),
  };
};
