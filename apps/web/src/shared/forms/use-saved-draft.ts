import { useState } from 'react';
import { readSession } from '../session/session.ts';
import { takeDraft } from './draft-storage.ts';

/** The draft of this form that `useSaveDraft` saved when the session ended, or null. */
export const useSavedDraft = <Draft>(form: string): Draft | null => {
  const [draft] = useState(() => {
    const { userId } = readSession();
    return userId === null ? null : (takeDraft(form, userId) as Draft | null);
  });
  return draft;
};
