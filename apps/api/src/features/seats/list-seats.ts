import { type CalendarDate, type Seats, seatsLeftOf } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { getTourPackage } from '../tour-packages/index.ts';
import { seatDayRepository } from './seat-day.repository.ts';

/**
 * The days of a package on which some seats are taken, with how many are left, paid and held at this moment.
 * @throws NOT_FOUND
 */
export const listSeats = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  packageId: string,
  window: { from: CalendarDate; to: CalendarDate },
): Promise<Seats> => {
  const { capacity } = await getTourPackage({ database }, packageId);
  if (typeof capacity !== 'number') return { capacity: null, days: [] };
  const taken = await seatDayRepository(database).listTaken({ packageId: objectIdOf(packageId), ...window }, clock());
  return { capacity, days: taken.map((day) => ({ ...day, left: seatsLeftOf(capacity, day.paid + day.held) })) };
};
