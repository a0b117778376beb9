import type { CalendarDate, Seats } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { getTourPackage } from '../tour-packages/index.ts';
import { departureSeatsOf } from './departure-seats.ts';
import { seatDayRepository } from './seat-day.repository.ts';

/**
 * The days of a package on which some seats are taken or that are closed, with how many are left, paid and
 * held at this moment.
 * @throws NOT_FOUND
 */
export const listSeats = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  packageId: string,
  window: { from: CalendarDate; to: CalendarDate },
): Promise<Seats> => {
  const { _id, capacity, closedDays = [] } = await getTourPackage({ database }, packageId);
  const isCounted = typeof capacity === 'number';
  const stored = isCounted ? await seatDayRepository(database).listBetween({ packageId: _id, ...window }, clock()) : [];
  const days = new Map<CalendarDate, Seats['days'][number]>(
    stored
      .filter(({ paid, held, capacity: own }) => paid + held > 0 || own !== null)
      .map((one) => {
        const { day: travelDate, paid, held } = one;
        return [travelDate, { travelDate, paid, held, left: departureSeatsOf(capacity, one).left ?? 0 }];
      }),
  );
  for (const travelDate of closedDays.filter((day) => day >= window.from && day <= window.to))
    days.set(travelDate, { travelDate, paid: 0, held: 0, ...days.get(travelDate), left: 0, isClosed: true });
  return {
    capacity: isCounted ? capacity : null,
    days: [...days.values()].toSorted((one, other) => (one.travelDate < other.travelDate ? -1 : 1)),
  };
};
