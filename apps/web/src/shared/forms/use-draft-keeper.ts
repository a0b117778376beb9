import { useEffect, useRef } from 'react';
import { readSession } from '../session/session.ts';
import { keepDraft } from './kept-draft.ts';

/** Keeps a form whose page goes away because the session ended, so that it stands there again after the new login. */
export const useDraftKeeper = (form: string, unsaved: boolean, readDraft: () => unknown): void => {
  const latest = useRef({ unsaved, readDraft });
  useEffect(() => {
    latest.current = { unsaved, readDraft };
  });
  useEffect(() => {
    const { userId } = readSession();
    return () => {
      const ended = readSession().token === null;
      if (ended && userId !== null && latest.current.unsaved) keepDraft(form, userId, latest.current.readDraft());
    };
  }, [form]);
};
