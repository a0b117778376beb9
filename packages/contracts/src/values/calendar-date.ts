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

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the calendar and the clock of a time zone show at an instant, as if they were in Greenwich. */
const wallClockAt = (instant: number, timeZone: string): number => {
  const known = clocks.get(timeZone);
  const clock =
    known ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  if (!known) clocks.set(timeZone, clock);
  return Date.parse(`${clock.format(instant).replace(', ', 'T')}Z`);
};

/** Instants that are remembered: more than a process asks for. Working one out takes ten microseconds. */
const MAX_INSTANTS = 20_000;
const instants = new Map<string, number>();

const findInstant = (date: CalendarDate, time: string, timeZone: string): number => {
  const wanted = Date.parse(`${date}T${time}Z`);
  const candidates = [wanted - DAY_MS, wanted + DAY_MS]
    .map((near) => wanted - (wallClockAt(near, timeZone) - near))
    .toSorted((one, other) => one - other);
  const found = candidates.find((candidate) => wallClockAt(candidate, timeZone) === wanted);
  if (found !== undefined) return found;
  let [before = 0, notBefore = 0] = candidates.map((candidate) => candidate / MINUTE_MS);
  while (notBefore - before > 1) {
    const middle = Math.floor((before + notBefore) / 2);
    if (wallClockAt(middle * MINUTE_MS, timeZone) < wanted) before = middle;
    else notBefore = middle;
  }
  return notBefore * MINUTE_MS;
};

/**
 * The instant at which a clock in a time zone shows a time (`HH:MM`) on a day: the first of two where the
 * clock is put back, and the first one after it where the clock jumps over it.
 */
export const instantAt = (date: CalendarDate, time: string, timeZone: string): Date => {
  const key = `${date} ${time} ${timeZone}`;
  const known = instants.get(key);
  if (known !== undefined) return new Date(known);
  const instant = findInstant(date, time, timeZone);
  if (instants.size >= MAX_INSTANTS) instants.clear();
  instants.set(key, instant);
  return new Date(instant);
};

/** The first instant of a day in a time zone; if a clock change skips midnight, the first one after it. */
export const startOfDay = (date: CalendarDate, timeZone: string): Date => instantAt(date, '00:00', timeZone);

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
