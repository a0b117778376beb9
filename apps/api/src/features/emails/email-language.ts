import { BASE_LANGUAGE, type LanguageCode } from '@wayfarer/words';
import type { Config } from '../../config.ts';
import type { EmailRecord } from './email.model.ts';

/** In which language an email is written: in English, too, once the site no longer offers its own. */
export const languageOf = (
  { LANGUAGES = [] }: Partial<Pick<Config, 'LANGUAGES'>>,
  { language }: Pick<EmailRecord, 'language'>,
): LanguageCode => (language !== undefined && LANGUAGES.includes(language) ? language : BASE_LANGUAGE);
