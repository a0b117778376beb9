import { z } from 'zod';
import { translationSchemas } from '../translation/translation.schema.ts';
import { languageSchema } from '../values/language.schema.ts';
import { numberInText } from '../values/number-in-text.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { lineSchema, proseSchema } from '../values/text.ts';
import { readVersionSchema, versionSchema } from '../values/version.ts';
import { type LetterKind, letterKinds, letterProblems } from './letter.rules.ts';

/** In characters, with the fields as they are typed. */
const MAX_SUBJECT_LENGTH = 150;
const MAX_TEXT_LENGTH = 4000;

export const letterParams = z.object({
  kind: z.enum(letterKinds, { error: 'This is not an email that has words of one’s own.' }),
});

const words = {
  subject: lineSchema(() => 'Enter a subject.', MAX_SUBJECT_LENGTH),
  text: proseSchema(() => 'Enter the text.', MAX_TEXT_LENGTH),
};
const { form: translations } = translationSchemas(
  { subject: words.subject.optional(), text: words.text.optional() },
  'LetterTranslationForm',
);
const letterWordsSchema = z.strictObject({
  ...words,
  translations: translations.optional().meta({
    description: 'The same in other languages, sent where both are there; left out it stays, and null removes',
  }),
});

/** Which fields a text may have depends on the email, so the server looks at them once it knows both. */
export const letterFormSchema = letterWordsSchema.extend({
  version: readVersionSchema.meta({ description: 'The state that was edited; 0 before the first' }),
});
export type LetterForm = z.infer<typeof letterFormSchema>;

/** The words of one email, with its fields: as the server accepts them. */
export const wordsSchemaOf = (kind: LetterKind) =>
  letterWordsSchema.superRefine((typed, context) => {
    for (const [at, message] of Object.entries(letterProblems(kind, typed)))
      context.addIssue({ code: 'custom', path: at.split('.'), message });
  });

export const letterVersionQuery = z.object({
  version: z
    .preprocess(numberInText, readVersionSchema)
    .meta({ description: 'The state that was read: what somebody else wrote meanwhile is not lost' }),
});

export const letterTrialSchema = z
  .strictObject({
    subject: words.subject.optional(),
    text: words.text.optional(),
    translations: translations.optional().meta({ description: 'Those that are on the screen; left out, there are none' }),
    language: languageSchema.optional().meta({ description: 'That of the reader; English without it' }),
    booking: z.string({ error: 'Enter a booking number.' }).trim().max(40, 'This is not a booking number.').optional().meta({
      description: 'The number of a booking; without it the latest one',
    }),
  })
  .refine(({ subject, text, translations: of }) => (subject === undefined ? text === undefined && !of : text !== undefined), {
    error: 'Send both subject and text, or neither for the product’s own words.',
    path: ['text'],
    ...onceFieldsAreRight,
  });
export type LetterTrial = z.infer<typeof letterTrialSchema>;

export const triedLetterSchema = z
  .object({
    booking: z.string().meta({ description: 'The number of the booking that it is shown for' }),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
  })
  .meta({ id: 'TriedLetter' });
export type TriedLetter = z.infer<typeof triedLetterSchema>;

/** Stored words are not validated: a bound that a later version tightens must not break the page. */
const { answer: storedTranslations } = translationSchemas(
  { subject: z.string().optional(), text: z.string().optional() },
  'LetterTranslation',
);
export const letterSchema = z
  .object({
    kind: z.enum(letterKinds),
    own: z.object({ subject: z.string(), text: z.string() }).nullable().meta({ description: 'Null: in the product’s words' }),
    translations: storedTranslations.optional(),
    version: versionSchema,
    changedAt: z.iso.datetime().nullable().meta({ description: 'Null before the first change' }),
  })
  .meta({ id: 'Letter' });
export type Letter = z.infer<typeof letterSchema>;
