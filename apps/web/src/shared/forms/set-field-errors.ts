import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '../api/api-failure.ts';

/**
 * Shows every error of the API at its field and focuses the first one ('itinerary.2' belongs to 'itinerary').
 * @returns whether every error has a field; if not, the failure's own sentence must be shown at the form
 */
export const setFieldErrors = <Values extends FieldValues, Output>(
  failure: unknown,
  { getValues, setError }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError'>,
): boolean => {
  const sentences = failure instanceof ApiFailure ? Object.entries(failure.fields) : [];
  const fields = Object.keys(getValues()) as FieldPath<Values>[];
  const told = fields.flatMap((field) => {
    const sentence = sentences.find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];
    return sentence === undefined ? [] : [{ field, sentence }];
  });
  for (const [index, { field, sentence }] of told.entries()) {
    setError(field, { type: 'server', message: sentence }, { shouldFocus: index === 0 });
  }
  return told.length > 0 && told.length === sentences.length;
};
