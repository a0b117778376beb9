import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Whether another screen was asked for and its code is on the way. Whatever changes the address meanwhile calls that screen off, so what a
 * screen does by itself waits.
 */
export const useIsLeaving = (): boolean => {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next !== undefined && next.pathname !== pathname;
};
