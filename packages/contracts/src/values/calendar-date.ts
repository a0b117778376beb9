/**
 * A day of the calendar, `YYYY-MM-DD`, in the site's time zone; never an instant, so no day shifts for a
 * browser in another time zone.
 */
export type CalendarDate = string;

/** Cached: creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day at an instant in a time zone. */
export const calendarDateAt = (instant: Date, timeZone: string): CalendarDate => {
  const known = formats.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (!known) formats.set(timeZone, format);
  return format.format(instant);
};

const MINUTE = 60_000;
/** The largest offset of a time zone from UTC, in minutes. */
const FARTHEST_ZONE = 16 * 60;

/** The first instant of a day in a time zone; if a clock change skips midnight, the first one after it. */
export const startOfDay = (date: CalendarDate, timeZone: string): Date => {
  const inGreenwich = Date.parse(`${date}T00:00:00Z`);
  let [before, notBefore] = [-FARTHEST_ZONE, FARTHEST_ZONE];
  while (notBefore - before > 1) {
    const middle = Math.floor((before + notBefore) / 2);
    if (calendarDateAt(new Date(inGreenwich + middle * MINUTE), timeZone) < date) before = middle;
    else notBefore = middle;
  }
  return new Date(inGreenwich + notBefore * MINUTE);
};

/** The day `days` after (or before, if negative) another. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const instant = new Date(`${date}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
};

/** The month of a day, `YYYY-MM`. */
export const monthOf = (date: CalendarDate): string => date.slice(0, 7);

/**
 * The month of a day and those before it, oldest first: `monthsUpTo('2026-02-11', 4)` is 2025-11, 2025-12,
 * 2026-01, 2026-02.
 */
export const monthsUpTo = (date: CalendarDate, count: number): string[] => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const instant = new Date(Date.UTC(year, month - 1 - (count - 1 - index), 1));
    return instant.toISOString().slice(0, 7);
  });
};
