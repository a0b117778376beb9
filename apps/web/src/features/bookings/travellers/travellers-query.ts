import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Travellers, TravellersForm } from '@wayfarer/contracts';
import { changedEntryIn } from '../../../shared/admin-list/form/edited-meanwhile.tsx';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/** Everybody who comes on a booking. */
export const travellersQuery = (bookingId: string) =>
  queryOptions({
    queryKey: queryKeys.bookings.travellers(bookingId),
    queryFn: ({ signal }) => callEndpoint('listTravellers', { params: { id: bookingId }, signal }),
    staleTime: 0,
  });

/** Saves who comes. Where somebody else was faster nothing is saved, and the screen has what they saved. */
export const useChangeTravellers = (bookingId: string) => {
  const queryClient = useQueryClient();
  const show = (travellers: Travellers) => queryClient.setQueryData(travellersQuery(bookingId).queryKey, travellers);
  return useMutation({
    mutationFn: (body: TravellersForm) => callEndpoint('changeTravellers', { params: { id: bookingId }, body }),
    onSuccess: async (travellers) => {
      show(travellers);
      // The history, which says what the desk changed, where it is shown beside them.
      await queryClient.invalidateQueries({ queryKey: laterQueryKeys.payments.trail(bookingId) });
    },
    onError: (thrown) => {
      logFailure('Saving a traveller failed')(thrown);
      const current = changedEntryIn<Travellers>(thrown);
      if (current !== null) show(current);
      // What is asked may have changed since the form was opened.
      else void queryClient.invalidateQueries({ queryKey: travellersQuery(bookingId).queryKey });
    },
  });
};
