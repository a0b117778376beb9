import { useEffect, useRef, useState } from 'react';
import { readSession } from '../session/session.ts';
import { readStored, writeStored } from '../session/storage.ts';

/** What who is logged in has typed in this tab under a name; null for anybody else, or for nothing. */
const read = (name: string): unknown => {
  const { userId } = readSession();
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', name) ?? 'null');
    const { userId: owner, draft } = Object(stored) as { userId?: unknown; draft?: unknown };
    return userId !== null && owner === userId ? (draft ?? null) : null;
  } catch {
    return null;
  }
};

/** The draft that `useKeptDraft` kept in this tab under that name, or null. */
export const useTabDraft = <Draft>(name: string): Draft | null => useState(() => read(name) as Draft | null)[0];

/**
 * Keeps what was typed for this tab, so that it survives reload, another site and the end of the session.
 * Nothing stays once it is saved, or was left after a question.
 */
export const useKeptDraft = (name: string, isUnsaved: boolean, readDraft: () => unknown): void => {
  const latest = useRef({ isUnsaved, readDraft });
  useEffect(() => {
    latest.current = { isUnsaved, readDraft };
  });
  useEffect(() => {
    if (!isUnsaved) writeStored('sessionStorage', name, null);
  }, [name, isUnsaved]);
  useEffect(() => {
    const { userId } = readSession();
    const keep = (): void => {
      const { isUnsaved: hasDraft, readDraft: readNow } = latest.current;
      if (hasDraft) writeStored('sessionStorage', name, JSON.stringify({ userId, draft: readNow() }));
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      if (readSession().token === null) keep();
      else writeStored('sessionStorage', name, null);
    };
  }, [name]);
};
