import { isTranslated, type TranslatedLanguage, translatedLanguages } from '@wayfarer/words';
import type { Config } from '../config.ts';
import { languageRead } from '../language/own-language.ts';

/** The language that a read asks for; null, which is English, for one that the site does not offer. */
export const translatedLanguage = (offering: Pick<Config, 'LANGUAGES'>, asked: string | undefined): TranslatedLanguage | null => {
  const language = languageRead(offering, asked);
  return isTranslated(language) ? language : null;
};

/** Those that a site offers beside English. */
export const languagesOffered = (offering: Pick<Config, 'LANGUAGES'>): TranslatedLanguage[] =>
  translatedLanguages.filter((code) => translatedLanguage(offering, code) === code);

/** The same of a read that may ask for all of them. */
export const translatedLanguageOrAll = (
  offering: Pick<Config, 'LANGUAGES'>,
  asked: string | undefined,
): TranslatedLanguage | 'all' | null => (asked === 'all' ? asked : translatedLanguage(offering, asked));

/** In which language the texts of such a read are; undefined for English. */
export const languageOfTexts = (asked: TranslatedLanguage | 'all' | undefined): TranslatedLanguage | undefined =>
  asked === 'all' ? undefined : asked;
