import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Tells whether another screen is asked for at the moment of the call: between a click on a link and the rendering that tells of it a timer
 * can fire. Whatever changes the address then calls that screen off, so what a screen does by itself waits.
 */
export const useIsLeaving = (): (() => boolean) => {
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () => (router?.state.navigation.location ?? router?.state.location ?? { pathname }).pathname !== pathname;
};
