import type { TranslatedLanguage } from '@wayfarer/words';
import { type TextTree, textsIn } from './text-tree.ts';
import type { Translation } from './translation-progress.ts';

/** The texts of one language as they are stored and sent, with the hashes of what they translate. */
export type WrittenTranslation = { readonly [field: string]: TextTree } & {
  readonly of?: Readonly<Record<string, string>> | undefined;
};
export type WrittenTranslations = { readonly [Code in TranslatedLanguage]?: WrittenTranslation | undefined };
/** As a call says them. Null: none any more, of one language or of all. Undefined: as they are. */
export type SentTranslations =
  | { readonly [Code in TranslatedLanguage]?: WrittenTranslation | null | undefined }
  | null
  | undefined;

/** A translation by the paths of its texts; without any where there is none. */
export const translationOf = ({ of = {}, ...texts }: WrittenTranslation = {}): Translation => ({
  texts: textsIn(texts),
  of: new Map(Object.entries(of)),
});
