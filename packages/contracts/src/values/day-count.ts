import type { CalendarDate } from './calendar-date.ts';

export const DAY_MS = 86_400_000;

/** Days since 1 January 1970: a calendar day as a number that can be counted with. */
export const dayCountOf = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The calendar day of a count of days since 1 January 1970. */
export const calendarDateOf = (dayCount: number): CalendarDate => new Date(dayCount * DAY_MS).toISOString().slice(0, 10);
