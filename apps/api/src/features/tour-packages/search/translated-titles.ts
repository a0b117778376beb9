import type { WrittenTranslations } from '@wayfarer/contracts';
import type { TranslatedLanguage } from '@wayfarer/words';
import { foldText } from '../../../database/lists/fold-text.ts';
import { plainText } from '../../../database/lists/words-of.ts';
import type { AskedLanguage } from './words/sought-words.ts';

/**
 * Titles without accents, so that 'Ägypten' is found without its dots, and stands beside what begins with an
 * A.
 */
export type TitlesByLanguage = { readonly [Code in TranslatedLanguage]?: string };
type Titled = { readonly titleKey: string; readonly titles?: TitlesByLanguage };

/** The titles of a package in some languages, as a part of what the index has of it: nothing without any. */
export const titlesOf = (
  translations: WrittenTranslations | null | undefined,
  offered: readonly TranslatedLanguage[],
): { readonly titles?: TitlesByLanguage } => {
  const titles = offered.flatMap((language) => {
    const title = translations?.[language]?.title;
    return typeof title === 'string' && title !== '' ? [[language, plainText(title)] as const] : [];
  });
  return titles.length > 0 ? { titles: Object.fromEntries(titles) } : {};
};

export const englishTitle = ({ titleKey }: Titled): string => titleKey;

/** By which title readers of a language see packages ordered: the English one where there is no other. */
export const titleReader = (language: AskedLanguage): ((one: Titled) => string) =>
  language === undefined || language === 'all' ? englishTitle : ({ titleKey, titles }) => titles?.[language] ?? titleKey;

/**
 * Whether the title of a package holds a text: the English one, or one of the language that is asked for.
 */
export const titleTest = (title: string, language: AskedLanguage): ((one: Titled) => boolean) => {
  const text = foldText(title);
  if (language === undefined) return ({ titleKey }) => titleKey.includes(text);
  const plain = plainText(title);
  return ({ titleKey, titles = {} }) =>
    titleKey.includes(text) ||
    (language === 'all'
      ? Object.values(titles).some((own) => own.includes(plain))
      : (titles[language]?.includes(plain) ?? false));
};
