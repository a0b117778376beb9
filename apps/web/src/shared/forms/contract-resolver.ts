import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A sentence per field that is not in order yet; the path of a list's entry belongs to the list. */
export type Problems = Readonly<Record<string, string>>;

interface Checked {
  success: boolean;
  error?: { issues: ReadonlyArray<{ path: ReadonlyArray<PropertyKey>; message: string }> } | undefined;
}

/** The first sentence of each field in what a schema of the contract says. */
export const problemsIn = (checked: Checked): Problems => {
  const problems: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) problems[String(path[0])] ??= message;
  return problems;
};

/** Lets a form be checked by the contract's own rules, so that browser and server say the same sentences. */
export const contractResolver =
  <Values extends FieldValues>(problemsOf: (values: Values) => Problems): Resolver<Values> =>
  (values) => {
    const entries = Object.entries(problemsOf(values)).map(([field, message]) => [field, { type: 'contract', message }]);
    return entries.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(entries) as FieldErrors<Values> };
  };
