import { isTranslated, type TranslatedLanguage } from '@wayfarer/words';
import type { Config } from '../config.ts';
import { languageRead } from '../language/own-language.ts';

/** The language that a read asks for; null, which is English, for one that the site does not offer. */
export const translatedLanguage = (offering: Pick<Config, 'LANGUAGES'>, asked: string | undefined): TranslatedLanguage | null => {
  const language = languageRead(offering, asked);
  return isTranslated(language) ? language : null;
};

/** The same of a read that staff translate by: 'all' is English with every translation. */
export const languageOrAll = (
  offering: Pick<Config, 'LANGUAGES'>,
  asked: string | undefined,
): TranslatedLanguage | 'all' | null => (asked === 'all' ? asked : translatedLanguage(offering, asked));
