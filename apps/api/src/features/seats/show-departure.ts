import type { CalendarDate, StaffDeparture } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { getTourPackage, leavesOn, type TourPackageRecord } from '../tour-packages/index.ts';
import { departureSeatsOf } from './departure-seats.ts';
import { presentDeparture } from './list-package-departures.ts';
import { type SeatDayNow, seatDayRepository } from './seat-day.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
const NOTHING_STORED = { paid: 0, held: 0, capacity: null, note: null, version: 0 };

/** A departure for staff. */
const presentStaffDeparture = (
  needs: Needs,
  tourPackage: TourPackageRecord,
  day: CalendarDate,
  stored: SeatDayNow | undefined,
): StaffDeparture => {
  const { paid, held, capacity: own, note, version } = stored ?? NOTHING_STORED;
  const { capacity } = departureSeatsOf(tourPackage.capacity, stored);
  return {
    ...presentDeparture(needs, tourPackage, day, stored),
    packageId: String(tourPackage._id),
    title: tourPackage.title,
    isClosed: tourPackage.closedDays?.includes(day) === true,
    isScheduled: leavesOn(tourPackage, day),
    capacity,
    hasOwnCapacity: capacity !== null && own !== null,
    paid,
    held,
    minimum: tourPackage.schedule?.minimum ?? null,
    note,
    version,
  };
};

/** One departure with its seats; of a day on which the package does not leave too. @throws NOT_FOUND */
export const showDeparture = async (needs: Needs, { id, day }: { id: string; day: CalendarDate }): Promise<StaffDeparture> => {
  const tourPackage = await getTourPackage(needs, id);
  const [stored] = await seatDayRepository(needs.database).listThese(
    [{ packageId: String(tourPackage._id), travelDate: day }],
    needs.clock(),
  );
  return presentStaffDeparture(needs, tourPackage, day, stored);
};
