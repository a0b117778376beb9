import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useIsLoggingOut } from '../../shared/session/logout-state.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** The screen behind a guard. What it showed is gone with the session, while the notice of the logout still stands and no redirect has come. */
export const GuardedScreen = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const { token } = useSession();
  return useIsLoggingOut() && token === null ? <h1 className="sr-only">You have been logged out.</h1> : children;
};
