import { plainSentenceOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';

/** Where an issue is. A field that is not known is named itself. */
const placesOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** A sentence per field, by the field's path: `{ 'itinerary.2': 'Use at most 500 characters.' }`. */
const sentencesOf = (error: z.ZodError): Record<string, string> => {
  const sentences: Record<string, string> = {};
  for (const issue of error.issues)
    for (const place of placesOf(issue))
      sentences[place.join('.') || 'body'] ??= issue.code === 'unrecognized_keys' ? t('This field is not known.') : issue.message;
  return sentences;
};

/**
 * Checks one part of a call against the contract.
 * @throws VALIDATION with a sentence per field
 */
export const checkInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = schema.safeParse(value, { error: plainSentenceOf });
  if (result.success) return result.data;
  const details = sentencesOf(result.error);
  const [first] = Object.values(details);
  throw new ApiError('VALIDATION', first, details);
};
