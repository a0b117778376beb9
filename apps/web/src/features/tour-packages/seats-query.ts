import { useQuery } from '@tanstack/react-query';
import { addDays, type DepartureState, departureStateOf, type Seats, type TourPackage } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';

/** As far ahead as one call returns; for days after it only the server knows the seats. */
export const DAYS_AHEAD = 399;

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/**
 * The seats of a package with a limit as they are at this moment, fetched again whenever its screen opens.
 */
export const useSeats = ({ _id, capacity, availableFrom, availableTo }: TourPackage) => {
  const today = todayOnSite();
  const from = availableFrom > today ? availableFrom : today;
  return useQuery({
    queryKey: queryKeys.seats.of(_id),
    queryFn: ({ signal }): Promise<Seats> =>
      callEndpoint('listSeats', {
        params: { id: _id },
        query: { from, to: earlierOf(availableTo, addDays(from, DAYS_AHEAD)) },
        signal,
      }),
    enabled: capacity !== null && from <= availableTo,
    staleTime: 0,
  });
};

/**
 * How many seats a day has left, and whether these are few. A day that is closed counts as sold out. Its own
 * number of seats, where it has one, is what is left and what is taken.
 */
export const seatsOn = (seats: Seats, day: string): { left: number; state: DepartureState } => {
  const known = seats.days.find(({ travelDate }) => travelDate === day);
  const { left, paid, held } = known ?? { left: seats.capacity ?? 0, paid: 0, held: 0 };
  return { left, state: departureStateOf(left, left + paid + held, false) };
};
