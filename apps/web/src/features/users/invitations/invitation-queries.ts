import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewInvitation } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';

/** The invitations that nobody has accepted yet. */
export const useOpenInvitations = () =>
  useQuery({
    queryKey: laterQueryKeys.invitations.open,
    queryFn: ({ signal }) => callEndpoint('listInvitations', { signal }),
  });

const useSettled = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: laterQueryKeys.invitations.all });
};

export const useInvite = () =>
  useMutation({ mutationFn: (body: NewInvitation) => callEndpoint('invite', { body }), onSettled: useSettled() });

export const useWithdrawInvitation = () =>
  useMutation({
    mutationFn: (id: string) => callEndpoint('withdrawInvitation', { params: { id } }),
    onSettled: useSettled(),
  });
