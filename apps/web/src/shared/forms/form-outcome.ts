import { t } from '../words/words.ts';

/** The outcome of a form, passed in the navigation state to the page that shows it. */
export type FormOutcome = {
  /** What was typed, without passwords. */
  values: Readonly<Record<string, string>>;
  /** Null on success; otherwise the failure, with an error per field. */
  failure: { message: string; fields: Readonly<Record<string, string>> } | null;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Reads the navigation state, which may hold anything; null if it has no outcome of that form. */
export const formOutcomeOf = (state: unknown, form: 'registration' | 'message' | 'forgotten'): FormOutcome | null => {
  const told = isRecord(state) ? state[form] : null;
  if (!isRecord(told)) return null;
  const values = textsOf(told.values);
  if (!isRecord(told.failure)) return { values, failure: null };
  const { message = t('Something went wrong.') } = textsOf(told.failure);
  return { values, failure: { message, fields: textsOf(told.failure.fields) } };
};
