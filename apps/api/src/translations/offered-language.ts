import { isLanguageCode, isTranslated, type TranslatedLanguage } from '@wayfarer/words';
import type { Config } from '../config.ts';

/** The language that a read asks for; null, which is English, for one that the site does not offer. */
export const offeredLanguage = (
  { LANGUAGES }: Pick<Config, 'LANGUAGES'>,
  asked: string | undefined,
): TranslatedLanguage | null =>
  asked !== undefined && LANGUAGES.includes(asked) && isLanguageCode(asked) && isTranslated(asked) ? asked : null;
