import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { checkForm } from './check-form.ts';

/** Binds a form of react-hook-form to its schema (`checkForm`); `types` has the sentences inside a field. */
export const schemaResolver =
  <Values extends FieldValues, Output extends FieldValues>(
    schema: z.ZodType<Output, Values>,
  ): Resolver<Values, unknown, Output> =>
  (values) => {
    const checked = checkForm(schema, values);
    if (checked.errors === null) return { values: checked.values, errors: {} };
    const { errors, parts } = checked;
    const told = Object.entries(errors).map(([field, message]) => [field, { type: 'schema', message, types: parts[field] }]);
    return { values: {}, errors: Object.fromEntries(told) as FieldErrors<Values> };
  };
