import { addDays, type CalendarDate, instantAt, startOfDay } from '../values/calendar-date.ts';

/** Whole days on the calendar until a time of the last one, or until its end; or hours before the start. */
export type CutOff = { readonly days: number; readonly at?: string | undefined } | { readonly hours: number };

/** What decides until when a departure can be booked. */
export type BookingTerms = { readonly startTime?: string | undefined; readonly cutOff?: CutOff | undefined };

/** How departures close: by the cut-off of their schedule, or by that of the site where it has none. */
export const bookingTermsOf = (schedule: BookingTerms | null | undefined, siteCutOffDays: number) => ({
  startTime: schedule?.startTime,
  cutOff: schedule?.cutOff ?? { days: siteCutOffDays },
});

/**
 * When a departure leaves, on the site's clock: at its start time, or at the end of the day where it has
 * none.
 */
export const leavesAt = (day: CalendarDate, startTime: string | undefined, timeZone: string): Date =>
  startTime === undefined ? startOfDay(addDays(day, 1), timeZone) : instantAt(day, startTime, timeZone);

/**
 * The first instant at which a departure can no longer be booked. Days of a cut-off are counted on the
 * calendar and end with the time that they name, or with the day; hours pass, whatever the clock does.
 * Nothing is booked after the start.
 */
export const closesAt = (day: CalendarDate, { startTime, cutOff }: BookingTerms, timeZone: string): Date => {
  const leaves = leavesAt(day, startTime, timeZone);
  if (!cutOff) return leaves;
  if ('hours' in cutOff) return new Date(leaves.getTime() - cutOff.hours * 3_600_000);
  const lastDay = addDays(day, -cutOff.days);
  const closes = cutOff.at === undefined ? startOfDay(addDays(lastDay, 1), timeZone) : instantAt(lastDay, cutOff.at, timeZone);
  return new Date(Math.min(closes.getTime(), leaves.getTime()));
};
