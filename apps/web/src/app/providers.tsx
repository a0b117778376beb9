import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessionCacheSync } from '../shared/session/use-session-cache-sync.ts';

const SessionCacheSync = ({ children }: { children: ReactNode }) => {
  useSessionCacheSync();
  return children;
};

/** The context providers around every screen. */
export const Providers = ({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <SessionCacheSync>{children}</SessionCacheSync>
  </QueryClientProvider>
);
