import { type CalendarDate, type Departure, departureStateOf } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { closingOf, type DepartingPackage, eachDay, getTourPackage } from '../tour-packages/index.ts';
import { departureSeatsOf } from './departure-seats.ts';
import { type SeatDayNow, seatDayRepository } from './seat-day.repository.ts';

type Needs = Pick<Dependencies, 'clock' | 'config'>;

/** What everybody may know of a departure, of its package and of its seats, where any are stored. */
export const presentDeparture = (
  { clock, config }: Needs,
  tourPackage: Omit<DepartingPackage, '_id' | 'title'>,
  day: CalendarDate,
  seats: SeatDayNow | undefined,
): Departure => {
  const { capacity, left } = departureSeatsOf(tourPackage.capacity, seats);
  const closes = closingOf(tourPackage, day, { config });
  const isOver = closes <= clock() || tourPackage.closedDays?.includes(day) === true;
  const startTime = tourPackage.schedule?.startTime;
  return {
    day,
    ...(startTime === undefined ? {} : { startTime }),
    left,
    state: departureStateOf(left, capacity, isOver),
    isGuaranteed: seats?.isGuaranteed ?? false,
    closesAt: closes.toISOString(),
  };
};

/**
 * The departures of a package between two days, by date: one read of their seats, however many there are.
 * @throws NOT_FOUND
 */
export const listPackageDepartures = async (
  needs: Needs & Pick<Dependencies, 'database'>,
  packageId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<Departure[]> => {
  const { database, clock } = needs;
  const tourPackage = await getTourPackage({ database }, packageId);
  const stored = await seatDayRepository(database).listBetween({ packageId: objectIdOf(packageId), from, to }, clock());
  const seats = new Map(stored.map((day) => [day.travelDate, day]));
  return [...eachDay(tourPackage, from, to)].map((day) => presentDeparture(needs, tourPackage, day, seats.get(day)));
};
