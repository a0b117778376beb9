import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another tab may have changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Keeps a text in this browser, for every tab; null removes it. */
export const keepText = (key: string, text: string | null): void => {
  writeStored('localStorage', key, text);
  for (const listener of listeners) listener();
};

/** A text that this browser keeps, as it is now in any tab; null where there is none. */
export const useKeptText = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored('localStorage', key),
    () => null,
  );
