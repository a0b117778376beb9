import { z } from 'zod';
import { languageSchema } from '../values/language.schema.ts';

/** In which language the traveller of a booking reads. */
export const bookingLanguageSchema = z.strictObject({ language: languageSchema });
export type BookingLanguage = z.infer<typeof bookingLanguageSchema>;
