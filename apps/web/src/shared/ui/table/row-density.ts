import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../session/storage.ts';

export type RowDensity = 'comfortable' | 'compact';

/** The key in local storage. */
const KEY = 'rows';
const listeners = new Set<() => void>();

const readDensity = (): RowDensity => (readStored('localStorage', KEY) === 'compact' ? 'compact' : 'comfortable');

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another tab may have changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Compact rows are 48 px high, comfortable ones 56. */
export const chooseDensity = (density: RowDensity): void => {
  writeStored('localStorage', KEY, density === 'compact' ? density : null);
  for (const listener of listeners) listener();
};

export const useRowDensity = (): RowDensity => useSyncExternalStore(subscribe, readDensity, (): RowDensity => 'comfortable');
