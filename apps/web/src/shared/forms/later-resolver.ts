import type { FieldValues, Resolver } from 'react-hook-form';

type Rules<Values extends FieldValues, Output extends FieldValues> = { readonly resolver: Resolver<Values, unknown, Output> };

/**
 * Rules whose code is not part of the first load: `load` is called when a field is first touched, and waited for when the form is sent.
 * Where they cannot be loaded the server decides, which knows the same rules.
 */
export const laterResolver =
  <Values extends FieldValues, Output extends FieldValues>(
    load: () => Promise<Rules<Values, Output>>,
  ): Resolver<Values, unknown, Output> =>
  async (values, context, options) => {
    const rules = await load().catch(() => null);
    if (rules !== null) return rules.resolver(values, context, options);
    return { values: values as unknown as Output, errors: {} };
  };
