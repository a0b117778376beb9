import { translatedPackage } from '@wayfarer/contracts';
import { type TranslatedLanguage, translatedLanguages } from '@wayfarer/words';
import type { ShownPackage } from '../tour-package.model.ts';

/**
 * A package as travellers read it: with its texts in a language, where they are translated, and without its
 * translations.
 * @param language null for English
 */
export const packageInLanguage = (
  { translations, ...english }: ShownPackage,
  language: TranslatedLanguage | null,
): ShownPackage => (language === null ? english : { ...translatedPackage(english, translations?.[language]), readIn: language });

/** What a list does not read of translations: other languages, and what it leaves out of the English too. */
export const unlistedIn = (language: TranslatedLanguage | null): string[] =>
  language === null
    ? ['translations']
    : [
        ...translatedLanguages.flatMap((code) => (code === language ? [] : [`translations.${code}`])),
        ...['facts', 'ownQuestions', 'of'].map((part) => `translations.${language}.${part}`),
        'ownQuestions',
      ];
