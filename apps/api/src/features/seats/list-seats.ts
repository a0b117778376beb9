import { type CalendarDate, type Seats, seatsLeftOf } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { getTourPackage } from '../tour-packages/index.ts';
import { seatDayRepository } from './seat-day.repository.ts';

type TakenDay = { readonly travelDate: CalendarDate; readonly paid: number; readonly held: number };

const notTaken = (travelDate: CalendarDate): TakenDay => ({ travelDate, paid: 0, held: 0 });

/**
 * The days of a package on which some seats are taken or that are closed, with how many are left, paid and held at this moment.
 * @throws NOT_FOUND
 */
export const listSeats = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  packageId: string,
  window: { from: CalendarDate; to: CalendarDate },
): Promise<Seats> => {
  const { capacity, closedDays = [] } = await getTourPackage({ database }, packageId);
  const closed = new Set(closedDays.filter((day) => day >= window.from && day <= window.to));
  const isCounted = typeof capacity === 'number';
  const taken: TakenDay[] = isCounted
    ? await seatDayRepository(database).listTaken({ packageId: objectIdOf(packageId), ...window }, clock())
    : [];
  const others = [...closed].filter((day) => !taken.some(({ travelDate }) => travelDate === day)).map(notTaken);
  const days = [...taken, ...others].toSorted((one, other) => (one.travelDate < other.travelDate ? -1 : 1));
  return {
    capacity: isCounted ? capacity : null,
    days: days.map((day) =>
      closed.has(day.travelDate)
        ? { ...day, left: 0, isClosed: true as const }
        : { ...day, left: seatsLeftOf(capacity ?? 0, day.paid + day.held) },
    ),
  };
};
