import { useEffect, useRef } from 'react';
import { readSession } from '../session/session.ts';
import { saveDraft } from './draft-storage.ts';

/** Saves a form that unmounts because the session ended, so that it is restored after the next login. */
export const useSaveDraft = (form: string, unsaved: boolean, readDraft: () => unknown): void => {
  const latest = useRef({ unsaved, readDraft });
  useEffect(() => {
    latest.current = { unsaved, readDraft };
  });
  useEffect(() => {
    const { userId } = readSession();
    return () => {
      const ended = readSession().token === null;
      if (ended && userId !== null && latest.current.unsaved) saveDraft(form, userId, latest.current.readDraft());
    };
  }, [form]);
};
