import { type CalendarDate, rupeesOf, type TourPackage } from '@wayfarer/contracts';
import type { AskedDepartures } from './search/asked-departure.ts';
import type { ShownPackage } from './tour-package.model.ts';

type Wanted = { packageId: string; day: CalendarDate; capacity: number | null };

/** Reads what is left of some departures, in their order. */
export type NextSeats = (wanted: readonly Wanted[]) => Promise<readonly NonNullable<TourPackage['next']>[]>;

const NOBODY_ASKED: AskedDepartures = new Map();

/**
 * Adds to packages with a schedule what cards say of their next departure, and to all of them, where a search
 * asked for days, the departure on one of these; others stay as they are.
 */
export const withNextDeparture = async (
  nextSeats: NextSeats,
  records: readonly ShownPackage[],
  presented: readonly TourPackage[],
  asked: AskedDepartures = NOBODY_ASKED,
): Promise<TourPackage[]> => {
  const scheduled = new Set(records.filter(({ schedule }) => schedule).map(({ _id }) => String(_id)));
  const daysOf = ({ _id, nextDay }: TourPackage) => new Set([nextDay ?? [], asked.get(_id)?.day ?? []].flat());
  const wanted = presented
    .filter(({ _id }) => scheduled.has(_id))
    .flatMap((one) => [...daysOf(one)].map((day) => ({ packageId: one._id, day, capacity: one.capacity })));
  const read = wanted.length === 0 ? [] : await nextSeats(wanted);
  const seatsOn = (id: string, day: CalendarDate | null | undefined) =>
    read[wanted.findIndex((one) => one.packageId === id && one.day === day)];
  return presented.map((tourPackage) => {
    const { _id, nextDay } = tourPackage;
    const next = seatsOn(_id, nextDay);
    const found = asked.get(_id);
    return {
      ...tourPackage,
      ...(next ? { next } : {}),
      ...(found ? { askedDeparture: { ...shownOf(found), ...seatsOn(_id, found.day) } } : {}),
      ...(found === null ? { askedDeparture: null } : {}),
    };
  });
};

const shownOf = ({ price, lowest, ...found }: NonNullable<ReturnType<AskedDepartures['get']>>) => ({
  ...found,
  price: rupeesOf(price),
  ...(lowest ? { lowest: { day: lowest.day, price: rupeesOf(lowest.price) } } : {}),
});
