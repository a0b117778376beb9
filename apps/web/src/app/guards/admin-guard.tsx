import { isStaff } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useIsLoggingOut } from '../../shared/session/logout-state.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { GuardedScreen } from './guarded-screen.tsx';
import { useReturnTo } from './use-return-to.ts';

/**
 * Lets only staff pass; all others go to /login, replacing this history entry (docs/specification.md section
 * 6). What a role may open is decided inside (layouts/permitted-screen.tsx), so that public pages do not load
 * the table of permissions. The server checks independently.
 */
export const AdminGuard = ({ children }: { children?: ReactNode }) => {
  const { role } = useSession();
  const loggingOut = useIsLoggingOut();
  const refused = !isStaff(role) && !loggingOut;
  useReturnTo(refused);
  return refused ? <Navigate to={paths.login()} replace /> : <GuardedScreen>{children}</GuardedScreen>;
};
