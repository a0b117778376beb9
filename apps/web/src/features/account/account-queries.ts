import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';

/** The account of the current user, with its logins. */
export const useAccount = () =>
  useQuery({
    queryKey: laterQueryKeys.account.all,
    queryFn: ({ signal }) => callEndpoint('showAccount', { signal }),
    staleTime: 0,
  });

export const OTHERS = 'others';

/** Ends one login, or all but this one. */
export const useEndSessions = () => {
  const queryClient = useQueryClient();
  return useMutation({
    /** @param id of the login, or OTHERS */
    mutationFn: async (id: string) => {
      if (id === OTHERS) await callEndpoint('endOtherSessions', {});
      else await callEndpoint('endSession', { params: { id } });
    },
    onError: logFailure('Ending a login failed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: laterQueryKeys.account.all }),
  });
};

/** Fetches everything that is stored about the account. */
export const useExport = () =>
  useMutation({ mutationFn: () => callEndpoint('exportAccount', {}), onError: logFailure('Exporting the account failed') });
