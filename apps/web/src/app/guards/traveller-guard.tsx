import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { isTokenExpired } from '../../shared/session/is-token-expired.ts';
import { useIsLoggingOut } from '../../shared/session/logout-state.ts';
import { endSession } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { GuardedScreen } from './guarded-screen.tsx';
import { useReturnTo } from './use-return-to.ts';

/** The second guard: without a token that has not expired it goes to /login, replacing this history entry. */
export const TravellerGuard = () => {
  const { token } = useSession();
  const loggingOut = useIsLoggingOut();
  const refused = !loggingOut && (token === null || isTokenExpired(token));
  useReturnTo(refused);
  useEffect(() => {
    // An expired token is not a session: the bar must offer Login again.
    if (refused && token !== null) endSession();
  }, [refused, token]);
  return refused ? <Navigate to={paths.login()} replace /> : <GuardedScreen />;
};
