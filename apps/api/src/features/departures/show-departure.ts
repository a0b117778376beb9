import { type CalendarDate, decideByOf, type Guide, leavesOn, type StaffDeparture } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../time/today-of.ts';
import { getTourPackage, readSaleTerms, type SaleTerms, type TourPackageRecord } from '../tour-packages/index.ts';
import { departureSeatsOf } from './departure-seats.ts';
import { inRupees, presentDeparture } from './list-package-departures.ts';
import { readGuides } from './present-guides.ts';
import { type SeatDayNow, seatDayRepository } from './seat-day.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
const NOTHING_STORED = { paid: 0, held: 0, capacity: null, prices: null, note: null, version: 0 };

/** A departure for staff. */
const presentStaffDeparture = (
  terms: SaleTerms,
  tourPackage: TourPackageRecord,
  day: CalendarDate,
  stored: SeatDayNow | undefined,
  guides: Guide[],
): StaffDeparture => {
  const { paid, held, capacity: own, prices: ownPrices, note, version } = stored ?? NOTHING_STORED;
  const { capacity } = departureSeatsOf(tourPackage.capacity, stored);
  const isCancelled = tourPackage.cancelledDays?.includes(day) === true;
  const minimum = tourPackage.schedule?.minimum ?? null;
  const isDecided = minimum === null || isCancelled || stored?.isGuaranteed === true || day < todayOf(terms);
  return {
    ...presentDeparture(terms, tourPackage, day, stored),
    packageId: String(tourPackage._id),
    title: tourPackage.title,
    isClosed: tourPackage.closedDays?.includes(day) === true,
    isCancelled,
    isScheduled: leavesOn(tourPackage, day),
    capacity,
    hasOwnCapacity: capacity !== null && own !== null,
    paid,
    held,
    minimum,
    decideBy: isDecided ? null : decideByOf(day, tourPackage.days),
    ownPrices: ownPrices ? inRupees(ownPrices) : null,
    note,
    ...(guides.length === 0 ? {} : { guides }),
    version,
  };
};

/** One departure with its seats; of a day on which the package does not leave too. @throws NOT_FOUND */
export const showDeparture = async (needs: Needs, { id, day }: { id: string; day: CalendarDate }): Promise<StaffDeparture> => {
  const [tourPackage, terms] = await Promise.all([getTourPackage(needs, id), readSaleTerms(needs)]);
  const [stored] = await seatDayRepository(needs.database).listThese([{ packageId: tourPackage._id, day }], needs.clock());
  const named = stored?.guides ?? [];
  const guides = (await readGuides(needs.database, named, todayOf(terms)))(named);
  return presentStaffDeparture(terms, tourPackage, day, stored, guides);
};
