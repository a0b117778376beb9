import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewTripChange, TripChangeQuote } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';

/** A discount is quoted without its reason, which may be typed later. */
const asked = ({ discount, ...wish }: NewTripChange): NewTripChange =>
  discount ? { ...wish, discount: { ...discount, reason: '–' } } : wish;

/**
 * What a change comes to at this moment, as the server says it.
 * @param wish null where there is none to ask for
 */
export const useChangeQuote = (bookingId: string, wish: NewTripChange | null) => {
  const queryClient = useQueryClient();
  const body = wish && asked(wish);
  const queryKey = laterQueryKeys.tripChanges.quote(bookingId, body ?? {});
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<TripChangeQuote>({
    queryKey,
    queryFn:
      body === null ? skipToken : ({ signal }) => callEndpoint('quoteTripChange', { params: { id: bookingId }, body, signal }),
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before,
  });
  return {
    /** Of the same wish: nobody agrees to what another comes to. */
    quote: body === null || error !== null || isPlaceholderData ? undefined : data,
    error: body === null ? null : error,
    isFetching,
    refetch: () => void refetch(),
    /** The server has refused with what it comes to now. */
    learn: (quote: TripChangeQuote) => queryClient.setQueryData(queryKey, quote),
  };
};
