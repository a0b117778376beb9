import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type BookedDay, isStranded, type TourPackage } from '@wayfarer/contracts';
import { callEndpoint } from '../../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../../shared/api/later-query-keys.ts';
import type { Leaving } from './previewed-days.ts';

/** What a package has on coming days at this moment; a new one has nothing. */
const bookedDaysQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: laterQueryKeys.bookedDays.of(id ?? ''),
    queryFn: id === undefined ? skipToken : ({ signal }) => callEndpoint('listBookedDays', { params: { id }, signal }),
    staleTime: 0,
  });

/**
 * The booked days on which a package would not leave if it were saved as its form is typed.
 * @param edited the package as it is stored; null for a new one
 * @param after null while something is not typed yet
 */
export const useStrandedDays = (edited: TourPackage | null, after: Leaving | null): { days: BookedDay[]; isUnknown: boolean } => {
  const { data = [], isError } = useQuery(bookedDaysQuery(edited?._id));
  const days = edited === null || after === null ? [] : data.filter(({ day }) => isStranded(edited, after, day));
  return { days, isUnknown: isError };
};
