import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useDeparture } from '../../shared/session/departure.ts';
import { isTokenExpired } from '../../shared/session/is-token-expired.ts';
import { rememberJourney } from '../../shared/session/pending-journey.ts';
import { endSession } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** The second guard: a token that has not expired, or /login in place of this entry of the history. */
export const TravellerGuard = () => {
  const { token } = useSession();
  const leaving = useDeparture();
  const { pathname, search } = useLocation();
  const refused = !leaving && (token === null || isTokenExpired(token));
  useEffect(() => {
    if (!refused) return;
    rememberJourney(pathname + search);
    // A token that has run out is no session: the bar must offer Login again.
    if (token !== null) endSession();
  }, [refused, token, pathname, search]);
  return refused ? <Navigate to={paths.login()} replace /> : <Outlet />;
};
