import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../shared/api/api-failure.ts';
import { isLoggingOut } from '../shared/session/logout-state.ts';

const isRefusal = (error: Error): boolean => error instanceof ApiFailure && error.status >= 400 && error.status < 500;

/**
 * Server state is kept here and nowhere else. Without a network a call fails at once, so that its screen can
 * say so.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // Logged as docs/specification.md section 7 asks; a warning, because the screen shows the failure and a
    // way to try again.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.warn(`Loading ${String(queryKey[0])} failed`, error),
    }),
    defaultOptions: {
      queries: {
        // A screen that is still shown after its session has ended fetches nothing.
        enabled: () => !isLoggingOut(),
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && !isRefusal(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
