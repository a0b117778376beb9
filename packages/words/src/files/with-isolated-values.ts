import { isolate } from '../isolate.ts';
import { languages } from '../languages.ts';
import type { Catalogue } from '../words.ts';

/**
 * The same catalogue, with each value but a link, `{address}`, isolated where its language is read from right
 * to left: a name, an amount or a number has an order of its own. Programs that find a link would make the
 * mark a part of it.
 */
export const withIsolatedValues = (catalogue: Catalogue): Catalogue => {
  if (languages[catalogue.language].direction === 'ltr') return catalogue;
  const withIsolates = (text: string): string => text.replaceAll(/\{(?!address\})\w+\}/g, isolate);
  return {
    ...catalogue,
    texts: Object.fromEntries(Object.entries(catalogue.texts).map(([key, forms]) => [key, forms.map(withIsolates)])),
  };
};
