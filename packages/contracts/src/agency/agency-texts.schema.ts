import { t } from '@wayfarer/words';
import { z } from 'zod';
import { languageOrAllQuery, translationSchemas, untranslatedSchema } from '../translation/translation.schema.ts';
import { numberInText } from '../values/number-in-text.ts';
import { proseSchema } from '../values/text.ts';
import { readVersionSchema, versionSchema } from '../values/version.ts';
import { agencyTextNames } from './agency-texts.rules.ts';

/** Of one text, in characters. */
const MAX_TEXT_LENGTH = 50_000;

const texts = {
  terms: proseSchema(() => 'Enter the terms.', MAX_TEXT_LENGTH).optional(),
  privacy: proseSchema(() => 'Enter what happens with personal data.', MAX_TEXT_LENGTH).optional(),
  imprint: proseSchema(() => 'Enter the imprint.', MAX_TEXT_LENGTH).optional(),
};
const translations = translationSchemas(texts, 'AgencyTextsTranslation');

/**
 * All texts at once; one that is absent is no longer shown. Translations alone stay as they are where they
 * are absent, as a whole or one language.
 */
export const agencyTextsFormSchema = z.strictObject({
  ...texts,
  translations: translations.form.optional(),
  version: readVersionSchema.meta({ description: 'The state that was edited; 0 before the first' }),
});
export type AgencyTextsForm = z.infer<typeof agencyTextsFormSchema>;

const WRONG_VERSION = { error: () => t('A version is a whole number from 1.') };
export const agencyTextsQuerySchema = z.object({
  version: z
    .preprocess(numberInText, z.int(WRONG_VERSION).min(1, WRONG_VERSION))
    .optional()
    .meta({ description: 'That of an earlier time; the present one without it' }),
  ...languageOrAllQuery,
});

/** Stored values are not validated: a bound that a later version tightens must not break a page. */
export const agencyTextsSchema = z
  .object({
    terms: z.string().optional(),
    privacy: z.string().optional(),
    imprint: z.string().optional(),
    version: versionSchema,
    changedAt: z.iso.datetime().nullable().meta({ description: 'Null before the first text' }),
    translations: translations.answer.optional(),
    untranslated: untranslatedSchema.optional(),
  })
  .meta({ id: 'AgencyTexts' });
export type AgencyTexts = z.infer<typeof agencyTextsSchema>;

/** Which of the texts are written: what links to them. */
export const writtenTextsSchema = z.array(z.enum(agencyTextNames));
