import { queryOptions } from '@tanstack/react-query';
import type { CalendarDate, CancellationState } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

/** How often it is asked how far a cancellation has come. */
const PROGRESS_MS = 2000;

/** How many of its bookings are done with: cancelled, asked for another day, or on it. */
const doneOf = ({ cancelled, asked, moved }: NonNullable<CancellationState['cancellation']>): number => cancelled + asked + moved;
const stateOf = (state: CancellationState): string => {
  const { cancelled, asked, moved } = state.cancellation ?? {};
  return [cancelled, asked, moved].join();
};

/**
 * Who is on a departure and what each gets back. While its cancel is worked off it is asked again and again,
 * and with each booking that is cancelled the seats and travellers that are shown, too.
 */
export const cancellationQuery = (packageId: string, day: CalendarDate) => {
  const queryKey = laterQueryKeys.departures.cancellation(packageId, day);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<CancellationState> => {
      const before = client.getQueryData<CancellationState>(queryKey);
      const state = await callEndpoint('showCancellation', { params: { id: packageId }, query: { day }, signal });
      if (before !== undefined && stateOf(state) !== stateOf(before)) {
        const { one, months } = laterQueryKeys.departures;
        const outdated = [one(packageId, day), months, queryKeys.bookings.all, queryKeys.seats.all];
        for (const changed of outdated) void client.invalidateQueries({ queryKey: changed });
      }
      return state;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const cancellation = data?.cancellation;
      return cancellation && doneOf(cancellation) < cancellation.bookings ? PROGRESS_MS : false;
    },
  });
};
