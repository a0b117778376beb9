import { isLanguageCode, languages, t } from '@wayfarer/words';
import { z } from 'zod';

/** A language that this product speaks; which of them a site offers is its own choice. */
export const languageSchema = z.enum(Object.keys(languages).filter(isLanguageCode), {
  error: () => t('Choose a language.'),
});

/** The language that somebody reads, as it is answered. */
export const knownLanguage = {
  language: languageSchema.optional().meta({ description: 'In which they read; absent for English' }),
};
