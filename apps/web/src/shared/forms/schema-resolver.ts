import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { checkForm } from './check-form.ts';

/** Binds a form of react-hook-form to its schema (`checkForm`). */
export const schemaResolver =
  <Values extends FieldValues, Output extends FieldValues>(
    schema: z.ZodType<Output, Values>,
  ): Resolver<Values, unknown, Output> =>
  (values) => {
    const { values: output, errors } = checkForm(schema, values);
    if (errors === null) return { values: output, errors: {} };
    const told = Object.entries(errors).map(([field, message]) => [field, { type: 'schema', message }]);
    return { values: {}, errors: Object.fromEntries(told) as FieldErrors<Values> };
  };
