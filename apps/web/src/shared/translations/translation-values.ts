import {
  hashOfText,
  isOlder,
  movedTexts,
  progressOf,
  type TextTree,
  type Translation,
  textsIn,
  treeOf,
  type WrittenTranslations,
} from '@wayfarer/contracts';
import { type TranslatedLanguage, translatedLanguages } from '@wayfarer/words';

/** By their paths: the texts of a language as typed, and the hashes of what they translate. */
type TypedTranslation = { texts: Readonly<Record<string, string>>; of: Readonly<Record<string, string>> };
/** Translations as typed. */
export type TranslationValues = {
  /** The English texts to which their paths belong, as JSON: the types of a form have no end for a tree. */
  base: string;
  languages: { readonly [Code in TranslatedLanguage]?: TypedTranslation };
};

const baseOf = ({ base }: TranslationValues): TextTree => JSON.parse(base) as TextTree;

const NOTHING: TypedTranslation = { texts: {}, of: {} };
const mapsOf = ({ texts, of }: TypedTranslation = NOTHING): Translation => ({
  texts: new Map(Object.entries(texts)),
  of: new Map(Object.entries(of)),
});

/** The translations of a thing that is edited. Without any nothing belongs to its texts. */
export const translationValuesOf = (base: TextTree, stored: WrittenTranslations = {}): TranslationValues => ({
  base: JSON.stringify(Object.keys(stored).length === 0 ? {} : base),
  languages: Object.fromEntries(
    translatedLanguages.flatMap((code) => {
      const { of = {}, ...texts } = stored[code] ?? {};
      return stored[code] ? [[code, { texts: Object.fromEntries(textsIn(texts)), of }]] : [];
    }),
  ),
});

/** The same, once the English texts are others: what was typed of a text goes where that has gone. */
export const alongWith = (base: TextTree, values: TranslationValues): TranslationValues => {
  const before = baseOf(values);
  const moved = (texts: TypedTranslation['texts']) => Object.fromEntries(movedTexts(Object.entries(texts), before, base));
  const entries = Object.entries(values.languages).map(([code, { texts, of }]) => [code, { texts: moved(texts), of: moved(of) }]);
  return { base: JSON.stringify(base), languages: Object.fromEntries(entries) };
};

const noteAt = (values: TranslationValues, code: TranslatedLanguage, path: string, text: string): TranslationValues => {
  const { texts, of } = values.languages[code] ?? NOTHING;
  const noted = { ...of, [path]: hashOfText(textsIn(baseOf(values)).get(path) ?? '') };
  return { ...values, languages: { ...values.languages, [code]: { texts: { ...texts, [path]: text }, of: noted } } };
};

/** With another text in a language, which is of the present English. */
export const withText = noteAt;

/** With a text that is still right though the English has changed. */
export const withCheckedText = (values: TranslationValues, code: TranslatedLanguage, path: string): TranslationValues =>
  noteAt(values, code, path, values.languages[code]?.texts[path] ?? '');

const filledOf = (values: TranslationValues, code: TranslatedLanguage): Translation => {
  const { texts, of } = mapsOf(values.languages[code]);
  const english = textsIn(baseOf(values));
  return { texts: new Map([...texts].filter(([path, text]) => text.trim() !== '' && english.has(path))), of };
};

/** How much is translated into a language, and how much of that is older than the English. */
export const progressIn = (values: TranslationValues, code: TranslatedLanguage) =>
  progressOf(textsIn(baseOf(values)), filledOf(values, code));

/** The paths of what is older than the English. */
export const olderIn = (values: TranslationValues, code: TranslatedLanguage): ReadonlySet<string> => {
  const [english, translation] = [textsIn(baseOf(values)), filledOf(values, code)];
  return new Set([...english.keys()].filter((path) => isOlder(english, translation, path)));
};

/**
 * What is typed as the contract has it: null for a language that was emptied, undefined where there is none.
 */
export const translationsIn = (values: TranslationValues): Readonly<Record<string, unknown>> | undefined => {
  const codes = translatedLanguages.filter((code) => values.languages[code] !== undefined);
  if (codes.length === 0) return undefined;
  return Object.fromEntries(
    codes.map((code) => {
      const { texts, of } = filledOf(values, code);
      const tree = treeOf(baseOf(values), texts);
      const noted = [...of].filter(([path]) => texts.has(path));
      return [code, texts.size === 0 ? null : { ...(tree as object), of: Object.fromEntries(noted) }];
    }),
  );
};
