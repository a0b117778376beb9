/** How a form ended, carried to the page that tells of it in the navigation's state. */
export type FormOutcome = {
  /** What was typed, without passwords. */
  values: Readonly<Record<string, string>>;
  /** Null where it was done; otherwise what went wrong, with a sentence per field. */
  failure: { message: string; fields: Readonly<Record<string, string>> } | null;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Reads the navigation's state, which may hold anything; null where it tells nothing of that form. */
export const formOutcomeOf = (state: unknown, form: 'registration' | 'message' | 'forgotten'): FormOutcome | null => {
  const told = isRecord(state) ? state[form] : null;
  if (!isRecord(told)) return null;
  const values = textsOf(told.values);
  if (!isRecord(told.failure)) return { values, failure: null };
  const { message = 'Something went wrong.' } = textsOf(told.failure);
  return { values, failure: { message, fields: textsOf(told.failure.fields) } };
};
