import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { aimOf, clearReturnTo, saveReturnTo } from '../../shared/session/return-to.ts';

/** Remembers the address of a screen that a guard refuses, until one behind a guard is reached. */
export const useReturnTo = (isRefused: boolean): void => {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    if (isRefused) saveReturnTo(address);
    else if (aimOf(address)) clearReturnTo();
  }, [isRefused, address]);
};
