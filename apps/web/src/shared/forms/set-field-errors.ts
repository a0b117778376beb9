import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '../api/api-failure.ts';

/**
 * Shows every error of the API at its field and focuses the first one ('itinerary.2' belongs to 'itinerary';
 * `types` has the sentence at each path inside a field).
 * @returns whether every error has a field; if not, the failure's own sentence must be shown at the form
 */
export const setFieldErrors = <Values extends FieldValues, Output>(
  failure: unknown,
  { getValues, setError }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError'>,
): boolean => {
  const sentences = failure instanceof ApiFailure ? Object.entries(failure.fields) : [];
  const fields = Object.keys(getValues()) as FieldPath<Values>[];
  const told = fields.flatMap((field) => {
    const about = sentences.filter(([path]) => path === field || path.startsWith(`${field}.`));
    return about.length === 0 ? [] : [{ field, about }];
  });
  for (const [index, { field, about }] of told.entries()) {
    const types = Object.fromEntries(about.map(([path, sentence]) => [path.slice(field.length + 1), sentence]));
    setError(field, { type: 'server', message: about[0]?.[1] ?? '', types }, { shouldFocus: index === 0 });
  }
  return told.length > 0 && told.flatMap(({ about }) => about).length === sentences.length;
};
