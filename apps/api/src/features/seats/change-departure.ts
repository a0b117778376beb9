import type { CalendarDate, DepartureChange, StaffDeparture } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { todayOf } from '../../time/today-of.ts';
import { getTourPackage, tourPackageRepository } from '../tour-packages/index.ts';
import { seatDayRepository } from './seat-day.repository.ts';
import { showDeparture } from './show-departure.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * Changes a departure: closes it, so that nothing more of it is sold, or opens it again; gives it seats of
 * its own; leaves a note. The day's own document refuses seats from the first write on; the package's copy of
 * what is closed is what lists, calendars, and packages without a capacity read. May be repeated. Nobody
 * loses a seat.
 * @throws NOT_FOUND, VALIDATION, CONFLICT when it is no longer at the version that was read
 */
export const changeDeparture = async (
  needs: Needs,
  { id, day }: { id: string; day: CalendarDate },
  { isClosed, capacity, note, version }: DepartureChange,
): Promise<{ departure: StaffDeparture }> => {
  const { database, clock } = needs;
  const tourPackage = await getTourPackage(needs, id);
  if (typeof capacity === 'number' && typeof tourPackage.capacity !== 'number') {
    const sentence = 'This package has no limit of seats. Give the package one first.';
    throw new ApiError('VALIDATION', sentence, { capacity: sentence });
  }
  const change = {
    ...(isClosed === undefined ? {} : { closedAt: isClosed ? clock() : null }),
    ...(capacity === undefined ? {} : { capacity }),
    ...(note === undefined ? {} : { note }),
  };
  const key = { packageId: String(tourPackage._id), travelDate: day };
  if (!(await seatDayRepository(database).change(key, change, version)))
    throw versionConflict('departure', await showDeparture(needs, { id, day }));
  const tourPackages = tourPackageRepository(database);
  if (capacity !== undefined) await tourPackages.noteCapacitySet(id, clock());
  if (isClosed !== undefined) await tourPackages.storeClosedDay(id, { day, isClosed, today: todayOf(needs) });
  return { departure: await showDeparture(needs, { id, day }) };
};
