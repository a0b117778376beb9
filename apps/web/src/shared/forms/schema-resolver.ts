import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Binds a form to its schema, so that browser and server say the same sentences. Each field gets the first sentence about it; a problem of
 * a list's entry belongs to the list. What is submitted is the schema's output.
 */
export const schemaResolver =
  <Values extends FieldValues, Output extends FieldValues>(
    schema: z.ZodType<Output, Values>,
  ): Resolver<Values, unknown, Output> =>
  (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of checked.error.issues) errors[String(path[0])] ??= { type: code, message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
