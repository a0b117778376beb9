import { countBelow } from './count-below.ts';
import { dayNumberOf, type Entry, type EntryDepartures } from './indexed-entry.ts';
import type { SaleMoment } from './sale-moment.ts';

/** Days as numbers, both included. */
export type DayRange = { readonly first: number; readonly last: number };

/** The moment of a search with its days as numbers. */
export type Moment = { readonly firstOpen: number; readonly at: number };
export const momentOf = ({ firstOpen, at }: SaleMoment): Moment => ({ firstOpen: dayNumberOf(firstOpen), at });

/** How many departures can no longer be booked at a moment: the first ones. */
const countClosed = ({ days, closes, hasOwnCutOff }: EntryDepartures, { at, firstOpen }: Moment): number => {
  const closed = countBelow(closes, at, true);
  return hasOwnCutOff ? closed : Math.max(closed, countBelow(days, firstOpen, false));
};

/** Where the departures of a range begin, of those that can be booked at a moment (null: of all). */
const beginOf = (departures: EntryDepartures, first: number, open: Moment | null): number => {
  const begin = countBelow(departures.days, first, false);
  return open ? Math.max(begin, countClosed(departures, open)) : begin;
};

/** From which day on a range can be booked at a moment; Infinity where nothing in it can be. */
export const firstBookable = ({ departures }: Entry, first: number, moment: Moment): number =>
  departures
    ? (departures.days[beginOf(departures, first, moment)] ?? Number.POSITIVE_INFINITY)
    : Math.max(first, moment.firstOpen);

/** The first day of a window from another on that the agency has not closed; null without one. */
const openDayFrom = ({ firstDay, lastDay, openParts }: Entry, from: number): number | null => {
  if (!openParts) return from > lastDay ? null : Math.max(firstDay, from);
  for (let at = 0; at < openParts.length; at += 2)
    if (from <= (openParts[at + 1] as number)) return Math.max(openParts[at] as number, from);
  return null;
};

/**
 * The departures of a package in a range; of one without a schedule the first and the last day that each open
 * part of its window has there, in turn.
 * @param open only what can be booked at this moment; null for all
 */
export const daysWithin = (one: Entry, { first, last }: DayRange, open: Moment | null): Int32Array => {
  const { departures } = one;
  if (departures) {
    const begin = beginOf(departures, first, open);
    return departures.days.subarray(begin, Math.max(begin, countBelow(departures.days, last, true)));
  }
  const from = Math.max(first, open?.firstOpen ?? 0);
  const parts = one.openParts ?? [one.firstDay, one.lastDay];
  const days: number[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [begin, end] = [Math.max(parts[at] as number, from), Math.min(parts[at + 1] as number, last)];
    if (begin <= end) days.push(begin, end);
  }
  return Int32Array.from(days);
};

/** Whether nothing of a package can be booked any more. */
export const hasEnded = (one: Entry, { firstOpen, at }: Moment): boolean => {
  const { departures } = one;
  if (!departures) return openDayFrom(one, firstOpen) === null;
  const { lastCloses, hasOwnCutOff, days } = departures;
  return lastCloses <= at || (!hasOwnCutOff && (days.at(-1) ?? 0) < firstOpen);
};

/** Whether a package has a day in a range. */
export const leavesWithin = (one: Entry, { first, last }: DayRange, open: Moment | null): boolean => {
  const { departures } = one;
  if (first === 0 && last === Number.POSITIVE_INFINITY) return open ? !hasEnded(one, open) : true;
  if (!departures) {
    const day = openDayFrom(one, Math.max(first, open?.firstOpen ?? 0));
    return day !== null && day <= last;
  }
  const begin = beginOf(departures, first, open);
  return begin < departures.days.length && (departures.days[begin] as number) <= last;
};

/**
 * The next day that can be booked, with a seat left where there is one; Infinity where nothing can be booked
 * any more.
 */
export const nextDayIn = (one: Entry, moment: Moment): number => {
  if (!one.departures) return openDayFrom(one, moment.firstOpen) ?? Number.POSITIVE_INFINITY;
  if (hasEnded(one, moment)) return Number.POSITIVE_INFINITY;
  const { days, full } = one.departures;
  const next = countClosed(one.departures, moment);
  let at = next;
  while (at < days.length && full.has(days[at] as number)) at += 1;
  return days[at < days.length ? at : next] as number;
};
