import { plainSentenceOf } from '@wayfarer/contracts';
import type { z } from 'zod';

/** What a form holds, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;

/** One sentence per field that is wrong. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Of a field that is a list or a tree: the sentence at each path inside it, such as 'rules.0.from'. */
export type PartErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type CheckedForm<Output> = { values: Output; errors: null } | { values: null; errors: FieldErrors; parts: PartErrors };

/**
 * Validates a form with its schema, so that browser and server show the same errors. Each field gets its
 * first error; a problem of a list's entry belongs to the list. The schema's output is sent.
 */
export const checkForm = <Output>(schema: z.ZodType<Output>, values: unknown): CheckedForm<Output> => {
  const checked = schema.safeParse(values, { error: plainSentenceOf });
  if (checked.success) return { values: checked.data, errors: null };
  const errors: Record<string, string> = {};
  const parts: Record<string, Record<string, string>> = {};
  for (const { path, message } of checked.error.issues) {
    const [field, ...inside] = path;
    errors[String(field)] ??= message;
    parts[String(field)] = { [inside.join('.')]: message, ...parts[String(field)] };
  }
  return { values: null, errors, parts };
};
