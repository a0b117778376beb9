import { type AskedParty, type CalendarDate, rupeesOf, type TourPackage } from '@wayfarer/contracts';
import { partyTotalIn } from './party-total-in.ts';
import type { AskedDepartures } from './search/asked-departure.ts';
import type { ShownPackage } from './tour-package.model.ts';

type Wanted = { packageId: string; day: CalendarDate; capacity: number | null };

/** Reads what is left of some departures, in their order. */
export type NextSeats = (wanted: readonly Wanted[]) => Promise<readonly NonNullable<TourPackage['next']>[]>;

/** What a search asked for, beside the packages that it finds. */
type Asked = { readonly asked?: AskedDepartures; readonly party?: AskedParty | undefined };

const NOBODY_ASKED: AskedDepartures = new Map();

/**
 * Adds to packages with a schedule what cards say of their next departure; to all of them, where a search
 * asked for days, the departure on one of these, and where it named a party, what that pays on the departure
 * that is shown. Others stay as they are.
 */
export const withNextDeparture = async (
  nextSeats: NextSeats,
  records: readonly ShownPackage[],
  presented: readonly TourPackage[],
  { asked = NOBODY_ASKED, party }: Asked = {},
): Promise<TourPackage[]> => {
  const recordOf = new Map(records.map((record) => [String(record._id), record]));
  const isScheduled = ({ _id }: TourPackage): boolean => Boolean(recordOf.get(_id)?.schedule);
  const askedDayOf = ({ _id }: TourPackage) => asked.get(_id)?.day ?? null;
  const shownDayOf = (one: TourPackage) => (asked.has(one._id) ? askedDayOf(one) : one.nextDay);
  const daysOf = (one: TourPackage): Set<CalendarDate> => {
    const days = isScheduled(one) ? [one.nextDay, askedDayOf(one)] : [];
    const counted = party && one.capacity !== null ? [shownDayOf(one)] : [];
    return new Set([...days, ...counted].flatMap((day) => day ?? []));
  };
  const wanted = presented.flatMap((one) => [...daysOf(one)].map((day) => ({ packageId: one._id, day, capacity: one.capacity })));
  const read = wanted.length === 0 ? [] : await nextSeats(wanted);
  const seatsOn = (id: string, day: CalendarDate | null) =>
    read[wanted.findIndex((one) => one.packageId === id && one.day === day)];
  return presented.map((tourPackage) => {
    const { _id, nextDay } = tourPackage;
    const shownOn = (day: CalendarDate | null) => (isScheduled(tourPackage) ? seatsOn(_id, day) : undefined);
    const next = shownOn(nextDay);
    const found = asked.get(_id);
    const [record, day] = [recordOf.get(_id), shownDayOf(tourPackage)];
    return {
      ...tourPackage,
      ...(next ? { next } : {}),
      ...(found ? { askedDeparture: { ...shownOf(found), ...shownOn(found.day) } } : {}),
      ...(found === null ? { askedDeparture: null } : {}),
      ...(party && record && day ? { partyTotal: partyTotalIn(record, party, day, seatsOn(_id, day)?.left) } : {}),
    };
  });
};

const shownOf = ({ price, lowest, ...found }: NonNullable<ReturnType<AskedDepartures['get']>>) => ({
  ...found,
  price: rupeesOf(price),
  ...(lowest ? { lowest: { day: lowest.day, price: rupeesOf(lowest.price) } } : {}),
});
