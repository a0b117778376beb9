import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booking, CancelBooking, NewBooking } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { replaceBooking, type StoredBookings } from './replace-booking.ts';

/** How many cards My Bookings loads at a time: nearly always all of them, so that its groups are complete. */
const PAGE_SIZE = 100;

/** One booking; fetched again whenever its screen opens, because money depends on it. */
export const useBooking = (bookingId: string | undefined) =>
  useQuery({
    queryKey: queryKeys.bookings.detail(bookingId ?? ''),
    queryFn: ({ signal }) => callEndpoint('findBooking', { params: { id: bookingId ?? '' }, signal }),
    enabled: bookingId !== undefined,
    staleTime: 0,
  });

/** The bookings of a user, newest first, page by page. */
export const useBookingsOfUser = (userId: string) =>
  useInfiniteQuery({
    queryKey: queryKeys.bookings.ofUser(userId),
    queryFn: ({ pageParam, signal }) =>
      callList('listBookingsOfUser', {
        params: { id: userId },
        query: { limit: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });

/**
 * Books, once per key however often it is sent. The answer is cached, so that the payment screen has it at
 * once.
 */
export const useCreateBooking = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, key }: { order: NewBooking; key: string }) =>
      callEndpoint('createBooking', { body: order, headers: { 'idempotency-key': key } }),
    onError: logFailure('Booking failed'),
    onSuccess: async ({ booking }) => {
      queryClient.setQueryData<Booking>(queryKeys.bookings.detail(booking._id), booking);
      await queryClient.invalidateQueries({ queryKey: queryKeys.bookings.all, refetchType: 'none' });
    },
  });
};

/**
 * Cancels, unless the refund differs from the one shown. The returned booking replaces the cached one, then
 * every list is loaded again (docs/specification.md section 4).
 */
export const useCancelBooking = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: CancelBooking }) => callEndpoint('cancelBooking', { params: { id }, body }),
    onError: logFailure('Cancelling a booking failed'),
    onSuccess: ({ booking }) => {
      queryClient.setQueriesData<StoredBookings>({ queryKey: queryKeys.bookings.all }, (stored) =>
        replaceBooking(stored, booking),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.bookings.all }),
  });
};
