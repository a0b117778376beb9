import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { addDays, type Departure, type TourPackage } from '@wayfarer/contracts';
import { useCallback, useMemo } from 'react';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';

/** As many days as one call returns. */
export const DAYS_AT_ONCE = 400;

const DAY_MS = 86_400_000;
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);
export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** What the calls have answered, oldest days first; undefined where one has not. */
const joined = (results: UseQueryResult<Departure[]>[]) => ({
  parts: results.map(({ data }) => data),
  isError: results.some(({ isError, data }) => isError && data === undefined),
  isFetching: results.some(({ isFetching }) => isFetching),
});

/**
 * The departures of a package as they are at this moment: those of the first 400 days, and of the 400 days
 * around each of some days that are looked at. They are fetched again whenever a screen with them opens.
 */
export const useDepartures = ({ _id, availableFrom, availableTo }: TourPackage, days: readonly string[] = []) => {
  const queryClient = useQueryClient();
  const today = todayOnSite();
  const first = laterOf(availableFrom, today);
  const partOf = useCallback(
    (day: string): string => {
      const bounded = laterOf(first, earlierOf(day, availableTo));
      const parts = Math.floor((Date.parse(bounded) - Date.parse(first)) / DAY_MS / DAYS_AT_ONCE);
      return addDays(first, parts * DAYS_AT_ONCE);
    },
    [first, availableTo],
  );
  const starts = [...new Set([first, ...days.filter((day) => day !== '').map(partOf)])].toSorted();
  const { parts, isError, isFetching } = useQueries({
    queries: starts.map((from) => ({
      queryKey: queryKeys.seats.departures(_id, from),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Departure[]> =>
        callEndpoint('listPackageDepartures', {
          params: { id: _id },
          query: { from, to: earlierOf(availableTo, addDays(from, DAYS_AT_ONCE - 1)) },
          signal,
        }),
      enabled: first <= availableTo,
      staleTime: 0,
    })),
    combine: joined,
  });
  const lastKnown = addDays(starts.at(-1) ?? first, DAYS_AT_ONCE - 1);
  const known = starts.join();
  const departureOn = useMemo(() => {
    const loaded = new Set(known.split(',').filter((_, index) => parts[index] !== undefined));
    const byDay = new Map(parts.flat().flatMap((departure) => (departure ? [[departure.day, departure] as const] : [])));
    /** null: nothing leaves on that day; undefined: not known yet. */
    return (day: string): Departure | null | undefined => {
      if (day < first || day > availableTo) return null;
      return byDay.get(day) ?? (loaded.has(partOf(day)) ? null : undefined);
    };
  }, [parts, known, first, availableTo, partOf]);
  /** Whether all departures on some days have been loaded; '' where the days are open. */
  const isKnownWithin = useCallback(
    (from: string, to: string): boolean =>
      departureOn(laterOf(from, first)) !== undefined && (to === '' || departureOn(laterOf(to, first)) !== undefined),
    [departureOn, first],
  );
  const departures = useMemo(() => (parts[0] === undefined ? undefined : parts.flatMap((part) => part ?? [])), [parts]);
  const refetch = useCallback(() => queryClient.invalidateQueries({ queryKey: queryKeys.seats.of(_id) }), [queryClient, _id]);
  return {
    /** The first day that is asked for: today, or the first of the package. */
    first,
    departureOn,
    isKnownWithin,
    /** Those that are known; undefined until any are. */
    departures,
    /** The last day of which any are known; null once that is the last of the package. */
    knownUntil: lastKnown < availableTo ? lastKnown : null,
    isError,
    isFetching,
    refetch,
  };
};
