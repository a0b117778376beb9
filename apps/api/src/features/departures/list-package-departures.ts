import {
  type CalendarDate,
  type Departure,
  departureStateOf,
  rupeesOf,
  type UnitPrices,
  unitPricesOf,
} from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import {
  closingOf,
  type DepartingPackage,
  eachDay,
  endOfSaleOf,
  getTourPackage,
  pricesOf,
  readSaleTerms,
  type SaleTerms,
} from '../tour-packages/index.ts';
import { departureSeatsOf } from './departure-seats.ts';
import { needsOf } from './needs-of.ts';
import { type SeatDayNow, seatDayRepository } from './seat-day.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** Prices by category, as they are on the wire. */
export const inRupees = (prices: UnitPrices): Record<string, number> =>
  Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, rupeesOf(price)]));

/** How many are left of each extra that has a stock. */
const extrasLeftOf = ({ extras }: Pick<DepartingPackage, 'extras'>, seats: SeatDayNow | undefined): Pick<Departure, 'extras'> => {
  const counted = (extras ?? []).flatMap(({ id, stock }) => {
    const taken = seats?.extras.reduce((sum, of) => sum + (of[id] ?? 0), 0) ?? 0;
    return stock === undefined ? [] : [[id, Math.max(0, stock - taken)] as const];
  });
  return counted.length === 0 ? {} : { extras: Object.fromEntries(counted) };
};

/** What everybody may know of a departure, of its package and of its seats, where any are stored. */
export const presentDeparture = (
  terms: SaleTerms,
  tourPackage: Omit<DepartingPackage, '_id' | 'title'>,
  day: CalendarDate,
  seats: SeatDayNow | undefined,
): Departure => {
  const { capacity, left } = departureSeatsOf(tourPackage.capacity, seats);
  const closes = closingOf(tourPackage, day, terms);
  const end = endOfSaleOf(tourPackage, day, terms, closes);
  const startTime = tourPackage.schedule?.startTime;
  return {
    day,
    ...(startTime === undefined ? {} : { startTime }),
    left,
    state: end === 'cancelled' ? end : departureStateOf(left, capacity, end !== null),
    isGuaranteed: seats?.isGuaranteed ?? false,
    ...(end === null ? needsOf(tourPackage, day, seats) : {}),
    ...extrasLeftOf(tourPackage, seats),
    prices: inRupees(unitPricesOf(pricesOf(tourPackage), day, tourPackage.dayPrices?.[day] ?? {})),
    closesAt: closes.toISOString(),
  };
};

/**
 * The departures of a package between two days, by date: one read of their seats, however many there are.
 * @throws NOT_FOUND
 */
export const listPackageDepartures = async (
  needs: Needs,
  packageId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<Departure[]> => {
  const { database, clock } = needs;
  const [tourPackage, terms] = await Promise.all([getTourPackage({ database }, packageId), readSaleTerms(needs)]);
  const stored = await seatDayRepository(database).listBetween({ packageId: tourPackage._id, from, to }, clock());
  const seats = new Map(stored.map((one) => [one.day, one]));
  return [...eachDay(tourPackage, from, to)].map((day) => presentDeparture(terms, tourPackage, day, seats.get(day)));
};
