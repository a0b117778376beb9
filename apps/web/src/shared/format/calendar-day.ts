import { siteSettings } from '../site-settings.ts';

// A calendar day is formatted at noon UTC in UTC, so that no browser's zone can move it.
const dayFormat = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const full = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const short = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

const instantOf = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00:00Z`);

/** 'Sat, 12 Dec 2026' of '2026-12-12' (a time behind the day is ignored). Something that is no day comes back as it is. */
export const formatDay = (day: string): string => {
  const instant = instantOf(day);
  return Number.isNaN(instant.getTime()) ? day : full.format(instant);
};

/** '12 Dec 2026' of '2026-12-12', for tables and ranges. */
export const formatShortDay = (day: string): string => {
  const instant = instantOf(day);
  return Number.isNaN(instant.getTime()) ? day : short.format(instant);
};

const localeFull = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day as the browser's own locale writes it (docs/specification.md section 2, My Bookings). */
export const formatLocaleDay = (day: string): string => {
  const instant = instantOf(day);
  return Number.isNaN(instant.getTime()) ? day : localeFull.format(instant);
};

/** Today as YYYY-MM-DD in the site's time zone. */
export const todayOnSite = (now: Date = new Date(), timeZone: string = siteSettings.siteTimeZone): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** 'Sat, 12 Dec 2026' of an instant (a booking date), told in the site's time zone. */
export const formatInstantDay = (instant: string): string => formatDay(todayOnSite(new Date(instant)));
