import type { CalendarDate, MinorUnits } from '@wayfarer/contracts';
import { isEveryDay } from './asked-days.ts';
import { countBelow } from './count-below.ts';
import { type DayRange, firstBookable, type Moment } from './entry-departures.ts';
import { dayOf, type Entry } from './indexed-entry.ts';

type DayPrice = { readonly day: CalendarDate; readonly price: MinorUnits };
/**
 * The first departure on the asked days, how many more there are, and the cheapest of all where it costs
 * less.
 */
export type AskedDeparture = DayPrice & { readonly others: number; readonly lowest?: DayPrice };
/** By package; null where nothing on the asked days has a seat. */
export type AskedDepartures = ReadonlyMap<string, AskedDeparture | null>;

/** A part of the asked days, both ends departures, on which a package charges one price. */
type Part = { readonly from: number; readonly to: number; readonly price: MinorUnits };

/** The days of a range that can be booked at a moment and have a seat, by what they cost, in order. */
const partsWithin = function* partsWithin(one: Entry, range: DayRange, moment: Moment): Generator<Part> {
  const first = firstBookable(one, range.first, moment);
  const { spans } = one;
  for (let at = 0; at < spans.length; at += 3) {
    const [from, to] = [Math.max(spans[at] as number, first), Math.min(spans[at + 1] as number, range.last)];
    if (from <= to) yield { from, to, price: spans[at + 2] as number };
  }
};

/**
 * The lowest price of a departure on the asked days that can be booked. Without asked days, and where none
 * of them has a seat, that of any day. Both ends of a span are departures, so of two spans that a range
 * touches each has one inside it.
 */
export const lowestWithin = (one: Entry, range: DayRange, moment: Moment): MinorUnits => {
  if (isEveryDay(range) || !one.hasDayPrices) return one.price;
  const first = firstBookable(one, range.first, moment);
  const { spans } = one;
  if (first > range.last) return one.price;
  let lowest = Number.POSITIVE_INFINITY;
  // Asked of every package at each search, so without an object for each part.
  for (let at = 0; at < spans.length && (spans[at] as number) <= range.last; at += 3)
    if ((spans[at + 1] as number) >= first) lowest = Math.min(lowest, spans[at + 2] as number);
  return lowest === Number.POSITIVE_INFINITY ? one.price : lowest;
};

const DAY_MS = 86_400_000;
const countDays = (from: number, to: number): number => (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS + 1;

/** The first departure of a part, and how many it has; null without any. */
const departuresIn = ({ departures }: Entry, { from, to }: Part): { day: number; count: number } | null => {
  if (!departures) return { day: from, count: countDays(from, to) };
  const begin = countBelow(departures.days, from, false);
  const count = countBelow(departures.days, to, true) - begin;
  return count > 0 ? { day: departures.days[begin] as number, count } : null;
};

/**
 * What a card shows of the asked days: the first departure that can be booked, has a seat, and costs no more
 * than was asked for. @returns null where none has
 */
export const askedDepartureOf = (
  one: Entry,
  range: DayRange,
  moment: Moment,
  most = Number.POSITIVE_INFINITY,
): AskedDeparture | null => {
  const parts = [...partsWithin(one, range, moment)].flatMap((part) => {
    const found = part.price <= most ? departuresIn(one, part) : null;
    return found ? [{ ...found, price: part.price }] : [];
  });
  const [first] = parts;
  if (!first) return null;
  const lowest = parts.reduce((least, part) => (part.price < least.price ? part : least));
  return {
    day: dayOf(first.day),
    price: first.price,
    others: parts.reduce((sum, { count }) => sum + count, -1),
    ...(lowest === first ? {} : { lowest: { day: dayOf(lowest.day), price: lowest.price } }),
  };
};
