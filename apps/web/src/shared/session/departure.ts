import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

// While the notice 'Logged Out!' stands (docs/specification.md section 4) the session is already gone, but the page must not be
// sent to /login by its guard: the written way leads to '/'.
let leaving = false;
const listeners = new Set<() => void>();

const publish = (next: boolean): void => {
  leaving = next;
  for (const listener of listeners) listener();
};

/** Marks the time between a confirmed logout and its redirect. */
export const beginDeparture = (): void => publish(true);

/** Guards look again from now on. */
export const endDeparture = (): void => publish(false);

/** Ends a departure once the next address is on the screen: ending it with the call to navigate would be too early for a guard. */
export const useDepartureEnd = (): void => {
  const { key } = useLocation();
  useEffect(() => {
    if (key !== '') endDeparture();
  }, [key]);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same, outside of components. */
export const isLeaving = (): boolean => leaving;

/** True between a confirmed logout and its redirect; guards hold still meanwhile. */
export const useDeparture = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => leaving,
    () => false,
  );
