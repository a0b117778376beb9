import type { CalendarDate } from '@wayfarer/contracts';
import { type DayRange, daysWithin } from './entry-departures.ts';
import { dayOf, type Entry } from './indexed-entry.ts';

/** How many packages with a schedule leave on a day, and some of them. */
export type ScheduledDay = { readonly count: number; readonly ids: readonly string[] };

/**
 * Which packages leave by their schedules on each day of a range, closed departures not among them.
 * @param most named per day
 */
export const departuresBetween = (
  entries: readonly Entry[],
  range: DayRange,
  most: number,
): ReadonlyMap<CalendarDate, ScheduledDay> => {
  const days = new Map<number, { count: number; ids: string[] }>();
  for (const one of entries) {
    if (!one.departures) continue;
    for (const day of daysWithin(one, range, null)) {
      const here = days.get(day) ?? { count: 0, ids: [] };
      if (here.count === 0) days.set(day, here);
      here.count += 1;
      if (here.ids.length < most) here.ids.push(one.id);
    }
  }
  return new Map([...days].map(([day, here]) => [dayOf(day), here]));
};
