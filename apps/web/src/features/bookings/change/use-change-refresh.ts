import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayfarer/contracts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { replaceBooking, type StoredBookings } from '../replace-booking.ts';

/** Shows a booking as it is after a change, and reads again what depends on it. */
export const useChangeRefresh = () => {
  const queryClient = useQueryClient();
  return {
    onSuccess: ({ booking }: { booking: Booking }): void => {
      queryClient.setQueriesData<StoredBookings>({ queryKey: queryKeys.bookings.all }, (stored) =>
        replaceBooking(stored, booking),
      );
    },
    onSettled: (): void => {
      for (const queryKey of [queryKeys.bookings.all, queryKeys.payments.all, queryKeys.seats.all, laterQueryKeys.emails.all])
        void queryClient.invalidateQueries({ queryKey });
    },
  };
};
