import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useIsLoggingOut } from '../../shared/session/logout-state.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { t } from '../../shared/words/words.ts';

/**
 * The screen behind a guard. It is empty once the session has ended, while the logout notice is shown and
 * before the redirect.
 */
export const GuardedScreen = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const { token } = useSession();
  return useIsLoggingOut() && token === null ? <h1 className="sr-only">{t('You have been logged out.')}</h1> : children;
};
