import { spokenFormats } from '../spoken.ts';
import { fill } from '../text-with-values.ts';

// Tables instead of `Intl`, whose first formatter costs a slow phone a tenth of a second, and whose texts
// differ between browsers: a page would not be hydrated as the server wrote it.

/** A day's parts by the UTC calendar, so that no time zone shifts it; a time after the day is ignored. */
const partsOf = (day: string): { readonly weekday: number; readonly month: number; readonly values: object } | null => {
  const instant = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  if (Number.isNaN(instant.getTime())) return null;
  const values = { date: instant.getUTCDate(), year: instant.getUTCFullYear() };
  return { weekday: instant.getUTCDay(), month: instant.getUTCMonth(), values };
};

/**
 * '12 Dec 2026' for '2026-12-12', for tables and ranges. Anything that is not a day is returned unchanged.
 */
export const formatShortDay = (day: string): string => {
  const parts = partsOf(day);
  const { date, shortMonths } = spokenFormats();
  return parts === null ? day : fill(date, { ...parts.values, month: shortMonths[parts.month] });
};

/** '12 Dec' for '2026-12-12', where the year is told elsewhere. */
export const formatDateOfYear = (day: string): string => {
  const parts = partsOf(day);
  const { dateOfYear, shortMonths } = spokenFormats();
  return parts === null ? day : fill(dateOfYear, { ...parts.values, month: shortMonths[parts.month] });
};

const withWeekday = (day: string, date: string): string => {
  const parts = partsOf(day);
  const formats = spokenFormats();
  return parts === null ? day : fill(formats.day, { weekday: formats.shortWeekdays[parts.weekday], date });
};

/** 'Sat, 12 Dec 2026' for '2026-12-12'. */
export const formatDay = (day: string): string => withWeekday(day, formatShortDay(day));

/** 'Sat, 12 Dec' for '2026-12-12', where the year is told beside it. */
export const formatDayOfYear = (day: string): string => withWeekday(day, formatDateOfYear(day));

/** 'Dec 2026' for '2026-12'. */
export const formatMonth = (month: string): string => {
  const formats = spokenFormats();
  return fill(formats.month, { month: formats.shortMonths[Number(month.slice(5)) - 1], year: month.slice(0, 4) });
};

/** '12 December 2026' for '2026-12-12'. */
export const formatLongDate = (day: string): string => {
  const parts = partsOf(day);
  const { longDate, months } = spokenFormats();
  return parts === null ? day : fill(longDate, { ...parts.values, month: months[parts.month] });
};

/** 'Saturday 12 December 2026' for '2026-12-12': what a screen reader says of a day. */
export const formatLongDay = (day: string): string => {
  const parts = partsOf(day);
  const { longDay, weekdays } = spokenFormats();
  return parts === null ? day : fill(longDay, { weekday: weekdays[parts.weekday], date: formatLongDate(day) });
};

/** 'December 2026' for '2026-12'. */
export const formatLongMonth = (month: string): string => {
  const formats = spokenFormats();
  return fill(formats.longMonth, { month: formats.months[Number(month.slice(5, 7)) - 1], year: month.slice(0, 4) });
};

/** '12 Dec 2026, 15:01' of a day and a time as they are written. */
export const joinMoment = (day: string, time: string): string => fill(spokenFormats().moment, { day, time });
