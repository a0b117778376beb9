/** How a registration ended, carried to /login in the navigation's state: one goes there either way (docs/specification.md section 2). */
export type RegistrationOutcome = {
  username: string;
  email: string;
  /** Null where the account exists now; otherwise what went wrong, with a sentence per field. */
  failure: { message: string; fields: Readonly<Record<string, string>> } | null;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Reads the navigation's state, which may hold anything; null where it tells of no registration. */
export const registrationOutcomeOf = (state: unknown): RegistrationOutcome | null => {
  const told = isRecord(state) ? state.registration : null;
  if (!isRecord(told)) return null;
  const { username = '', email = '' } = textsOf(told);
  const failure = told.failure;
  if (!isRecord(failure)) return { username, email, failure: null };
  const { message = 'Something went wrong.' } = textsOf(failure);
  return { username, email, failure: { message, fields: textsOf(failure.fields) } };
};
