import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { isTokenExpired } from '../../shared/session/is-token-expired.ts';
import { useIsLoggingOut } from '../../shared/session/logout-state.ts';
import { saveReturnTo } from '../../shared/session/return-to.ts';
import { endSession } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { GuardedScreen } from './guarded-screen.tsx';

/** The second guard: a token that has not expired, or /login in place of this entry of the history. */
export const TravellerGuard = () => {
  const { token } = useSession();
  const loggingOut = useIsLoggingOut();
  const { pathname, search } = useLocation();
  const refused = !loggingOut && (token === null || isTokenExpired(token));
  useEffect(() => {
    if (!refused) return;
    saveReturnTo(pathname + search);
    // A token that has run out is no session: the bar must offer Login again.
    if (token !== null) endSession();
  }, [refused, token, pathname, search]);
  return refused ? <Navigate to={paths.login()} replace /> : <GuardedScreen />;
};
