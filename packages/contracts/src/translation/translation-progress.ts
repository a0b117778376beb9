import { hashOfText } from './text-hash.ts';
import type { Texts } from './text-tree.ts';

/**
 * By their paths the texts of one language, and the hash of the English text that each is a translation of.
 */
export type Translation = { readonly texts: Texts; readonly of: Texts };

/**
 * Whether the English has changed since a text was translated; what nobody has noted counts as up to date.
 */
export const isOlder = (base: Texts, { texts, of }: Translation, path: string): boolean => {
  const [english, noted] = [base.get(path), of.get(path)];
  return texts.has(path) && english !== undefined && noted !== undefined && noted !== hashOfText(english);
};

/** How much of some texts is translated. */
export const progressOf = (base: Texts, translation: Translation): { total: number; translated: number; older: number } => {
  const paths = [...base.keys()];
  return {
    total: paths.length,
    translated: paths.filter((path) => translation.texts.has(path)).length,
    older: paths.filter((path) => isOlder(base, translation, path)).length,
  };
};
