import type { CalendarDate, Departure } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../time/today-of.ts';
import { getTourPackage, tourPackageRepository } from '../tour-packages/index.ts';
import { seatDayRepository } from './seat-day.repository.ts';

/**
 * Closes a travel day of a package, so that nothing more of it is sold, or opens it again. The day's own
 * document refuses seats from the first write on; the package's copy is what lists, calendars, and packages
 * without a capacity read. May be repeated.
 * @throws NOT_FOUND
 */
export const changeDeparture = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  { id, day }: { id: string; day: CalendarDate },
  isClosed: boolean,
): Promise<{ departure: Departure }> => {
  await getTourPackage({ database }, id);
  await seatDayRepository(database).close({ packageId: id.toLowerCase(), travelDate: day }, isClosed ? clock() : null);
  await tourPackageRepository(database).storeClosedDay(id, { day, isClosed, today: todayOf({ clock, config }) });
  return { departure: { day, isClosed } };
};
