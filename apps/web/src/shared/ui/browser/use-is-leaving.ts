import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Tells whether a navigation to another screen is pending at the moment of the call: between a click on a
 * link and the next render a timer can fire. A change of the address at that moment would cancel the
 * navigation, so automatic changes must wait.
 */
export const useIsLeaving = (): (() => boolean) => {
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () => (router?.state.navigation.location ?? router?.state.location ?? { pathname }).pathname !== pathname;
};
