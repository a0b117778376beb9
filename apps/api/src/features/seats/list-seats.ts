import { type CalendarDate, type Seats, seatsLeftOf } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { seatDayRepository } from './seat-day.repository.ts';

/**
 * The days of a package on which some seats are taken, with how many are left at this moment.
 * @throws NOT_FOUND
 */
export const listSeats = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  packageId: string,
  window: { from: CalendarDate; to: CalendarDate },
): Promise<Seats> => {
  const tourPackage = await tourPackageRepository(database).findById(packageId);
  if (!tourPackage) throw new ApiError('NOT_FOUND', 'This package is no longer offered.');
  const { capacity } = tourPackage;
  if (typeof capacity !== 'number') return { capacity: null, days: [] };
  const taken = await seatDayRepository(database).listTaken({ packageId: objectIdOf(packageId), ...window }, clock());
  return { capacity, days: taken.map((day) => ({ travelDate: day.travelDate, left: seatsLeftOf(capacity, day.taken) })) };
};
