import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { isTokenExpired } from '../../shared/session/is-token-expired.ts';
import { useIsLoggingOut } from '../../shared/session/logout-state.ts';
import { saveReturnTo } from '../../shared/session/return-to.ts';
import { endSession } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { GuardedScreen } from './guarded-screen.tsx';

/** The second guard: without a token that has not expired it goes to /login, replacing this history entry. */
export const TravellerGuard = () => {
  const { token } = useSession();
  const loggingOut = useIsLoggingOut();
  const { pathname, search } = useLocation();
  const refused = !loggingOut && (token === null || isTokenExpired(token));
  useEffect(() => {
    if (!refused) return;
    saveReturnTo(pathname + search);
    // An expired token is not a session: the bar must offer Login again.
    if (token !== null) endSession();
  }, [refused, token, pathname, search]);
  return refused ? <Navigate to={paths.login()} replace /> : <GuardedScreen />;
};
