// In memory only: pictures cannot be written to browser storage, and a draft is private. It exists as long as
// the tab.
let saved: { form: string; userId: string; draft: unknown } | null = null;

/** Saves what was entered in a form whose session ended, until the same user logs in again. */
export const saveDraft = (form: string, userId: string, draft: unknown): void => {
  saved = { form, userId, draft };
};

/** Returns the draft once, to the user who wrote it. No other user gets it. */
export const takeDraft = (form: string, userId: string): unknown => {
  if (saved === null || saved.form !== form || saved.userId !== userId) return null;
  const { draft } = saved;
  saved = null;
  return draft;
};
