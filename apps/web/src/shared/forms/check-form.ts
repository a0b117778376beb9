import type { z } from 'zod';

/** What a form holds, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;

/** One sentence per field that is wrong. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export type CheckedForm<Output> = { values: Output; errors: null } | { values: null; errors: FieldErrors };

/**
 * Checks what a form holds by its schema, so that browser and server say the same sentences. Each field gets the first sentence about it; a
 * problem of a list's entry belongs to the list. What is sent is the schema's output.
 */
export const checkForm = <Output>(schema: z.ZodType<Output>, values: unknown): CheckedForm<Output> => {
  const checked = schema.safeParse(values);
  if (checked.success) return { values: checked.data, errors: null };
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
  return { values: null, errors };
};
