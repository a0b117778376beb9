import {
  hashOfText,
  isOlder,
  movedTexts,
  type SentTranslations,
  type Texts,
  type TextTree,
  type Translation,
  textsIn,
  translationOf,
  treeOf,
  type WrittenTranslation,
  type WrittenTranslations,
} from '@wayfarer/contracts';
import { type TranslatedLanguage, translatedLanguages } from '@wayfarer/words';
import { wrongField } from '../errors/wrong-field.ts';

/** The present translations, the texts that they belong to, and those that they will belong to. */
type Change = { readonly present: WrittenTranslations | null | undefined; readonly from: TextTree; readonly to: TextTree };

const assertInEnglish = (language: string, texts: Texts, base: Texts): void => {
  for (const path of texts.keys())
    if (!base.has(path))
      throw wrongField(`translations.${language}.${path.replaceAll('/', '.')}`, 'There is no English text that this translates.');
};

const filled = (
  language: TranslatedLanguage,
  { texts, of }: Translation,
  to: TextTree,
): [TranslatedLanguage, WrittenTranslation][] => {
  if (texts.size === 0) return [];
  const noted = [...of].filter(([path]) => texts.has(path));
  // Paths are those of `to`, so that the tree is an object.
  const tree = treeOf(to, texts) as { readonly [field: string]: TextTree };
  return [[language, { ...tree, of: Object.fromEntries(noted) }]];
};

/**
 * Translations after a change of the English texts, of the translations, or of both. A text follows its
 * English one to its new place, and goes with it. One that is new, or other than before, is of the present
 * English, unless what was sent says of which.
 * @returns null for none
 * @throws VALIDATION for a text without an English one
 */
export const changedTranslations = (sent: SentTranslations, { present, from, to }: Change): WrittenTranslations | null => {
  const base = textsIn(to);
  const entries = translatedLanguages.flatMap((language) => {
    const before = translationOf(present?.[language]);
    const kept: Translation = { texts: movedTexts(before.texts, from, to), of: movedTexts(before.of, from, to) };
    const own = sent === null ? null : sent?.[language];
    if (own === null) return [];
    if (own === undefined) return filled(language, kept, to);
    const next = translationOf(own);
    assertInEnglish(language, next.texts, base);
    const of = [...next.texts].map(([path, text]): [string, string] => {
      const noted = kept.texts.get(path) === text ? kept.of.get(path) : undefined;
      return [path, next.of.get(path) ?? noted ?? hashOfText(base.get(path) ?? '')];
    });
    return filled(language, { texts: next.texts, of: new Map(of) }, to);
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
};

/** The languages in which every text is there, and none is older than the English. */
export const wholeLanguages = (base: TextTree, translations: WrittenTranslations | null | undefined): TranslatedLanguage[] => {
  const english = textsIn(base);
  return translatedLanguages.filter((language) => {
    const own = translations?.[language];
    if (!own) return false;
    const translation = translationOf(own);
    return [...english.keys()].every((path) => translation.texts.has(path) && !isOlder(english, translation, path));
  });
};
