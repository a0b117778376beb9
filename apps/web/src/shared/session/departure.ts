import { useSyncExternalStore } from 'react';

// While the notice 'Logged Out!' stands (SPEC.md section 4) the session is already gone, but the page must not be
// sent to /login by its guard: the written way leads to '/'.
let leaving = false;
const listeners = new Set<() => void>();

/** Marks the time between a confirmed logout and its redirect. */
export const setDeparture = (value: boolean): void => {
  leaving = value;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True between a confirmed logout and its redirect; guards hold still meanwhile. */
export const useDeparture = (): boolean => useSyncExternalStore(subscribe, () => leaving);
