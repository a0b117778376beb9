import { useState } from 'react';
import { readSession } from '../session/session.ts';
import { takeDraft } from './kept-draft.ts';

/** The draft of this form that an ended session left behind, or null. `keepDraft` of the same form wrote it. */
export const useKeptDraft = <Draft>(form: string): Draft | null => {
  const [draft] = useState(() => {
    const { userId } = readSession();
    return userId === null ? null : (takeDraft(form, userId) as Draft | null);
  });
  return draft;
};
