import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

// While the notice 'Logged Out!' is shown the session is already gone, but the guard must not redirect to
// /login: a logout ends at '/' (docs/specification.md section 4).
let loggingOut = false;
const listeners = new Set<() => void>();

const publish = (next: boolean): void => {
  loggingOut = next;
  for (const listener of listeners) listener();
};

/** From a confirmed logout until its redirect. */
export const beginLogout = (): void => publish(true);

/** From now on guards redirect again. */
export const endLogout = (): void => publish(false);

/**
 * Ends the logout once the next address is rendered. Ending it with the call to navigate would be too early
 * for a guard.
 */
export const useLogoutEnd = (): void => {
  const { key } = useLocation();
  useEffect(() => {
    if (key !== '') endLogout();
  }, [key]);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same, outside of components. */
export const isLoggingOut = (): boolean => loggingOut;

/** True between a confirmed logout and its redirect; guards do not redirect meanwhile. */
export const useIsLoggingOut = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => loggingOut,
    () => false,
  );
