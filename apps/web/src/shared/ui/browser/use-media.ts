import { useCallback, useSyncExternalStore } from 'react';

/** Follows a media query. A server-rendered page begins with `onServer`, as it was rendered there. */
export const useMedia = (query: string, onServer = false): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
};
