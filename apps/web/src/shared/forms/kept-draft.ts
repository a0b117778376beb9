// In memory alone: pictures cannot be written to storage, and a draft is nobody else's business. It lives as long as the tab does.
let kept: { form: string; userId: string; draft: unknown } | null = null;

/** Keeps what stood in a form whose page was taken away by the end of the session, until the same user is back. */
export const keepDraft = (form: string, userId: string, draft: unknown): void => {
  kept = { form, userId, draft };
};

/** Hands the draft back once, to the user who wrote it. Whoever else logs in meanwhile takes nothing from it. */
export const takeDraft = (form: string, userId: string): unknown => {
  if (kept === null || kept.form !== form || kept.userId !== userId) return null;
  const { draft } = kept;
  kept = null;
  return draft;
};
