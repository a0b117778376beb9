import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readSession, subscribeToSession } from './session.ts';

/**
 * Empties the query cache whenever the token changes, here or in another tab: nobody sees another account's
 * answers.
 */
export const useSessionCacheSync = (): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    let token = readSession().token;
    return subscribeToSession(() => {
      const next = readSession().token;
      if (next === token) return;
      token = next;
      queryClient.clear();
    });
  }, [queryClient]);
};
