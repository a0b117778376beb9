import { z } from 'zod';
import { fieldProblemIn } from '../letter/letter.rules.ts';
import { identity } from '../values/object-id.ts';
import { lineSchema, proseSchema } from '../values/text.ts';
import { readVersionSchema, versionSchema } from '../values/version.ts';

/** Answers that an agency keeps. */
export const MAX_CANNED_ANSWERS = 50;
const MAX_TITLE_LENGTH = 80;
const MAX_TEXT_LENGTH = 4000;

/** What a canned answer may name: who wrote the message. */
const FIELDS = ['name'] as const;

export const newCannedAnswerSchema = z.strictObject({
  title: lineSchema(() => 'Enter a title.', MAX_TITLE_LENGTH),
  text: proseSchema(() => 'Enter the answer.', MAX_TEXT_LENGTH).superRefine((text, context) => {
    const message = fieldProblemIn(text, FIELDS);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }),
});
export type NewCannedAnswer = z.infer<typeof newCannedAnswerSchema>;

export const cannedAnswerFormSchema = newCannedAnswerSchema.extend({
  version: readVersionSchema.meta({ description: 'The state that was edited' }),
});
export type CannedAnswerForm = z.infer<typeof cannedAnswerFormSchema>;

/** Stored texts are not validated: a bound that a later version tightens must not break the list. */
export const cannedAnswerSchema = z
  .object({ ...identity, title: z.string(), text: z.string(), version: versionSchema })
  .meta({ id: 'CannedAnswer' });
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>;
