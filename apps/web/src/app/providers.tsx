import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessionCacheKeeper } from '../shared/session/use-session-cache-keeper.ts';

const SessionCacheKeeper = ({ children }: { children: ReactNode }) => {
  useSessionCacheKeeper();
  return children;
};

/** What every screen lives in. */
export const Providers = ({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <SessionCacheKeeper>{children}</SessionCacheKeeper>
  </QueryClientProvider>
);
