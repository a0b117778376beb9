import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useIsLoggingOut } from '../../shared/session/logout-state.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { GuardedScreen } from './guarded-screen.tsx';

/** Allows role admin alone; all others land on /login in place of this entry (docs/specification.md section 6). The server decides for itself. */
export const AdminGuard = () => {
  const { role } = useSession();
  const loggingOut = useIsLoggingOut();
  return role === 'admin' || loggingOut ? <GuardedScreen /> : <Navigate to={paths.login()} replace />;
};
