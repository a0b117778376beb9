import { addDays, type TourPackage } from '@wayfarer/contracts';
import { siteSettings } from '../site-settings.ts';
import { t } from '../words/words.ts';

// English as `Intl` writes it for en-GB, but for 'Sept', and without it: the first formatter of a page costs
// a slow phone a tenth of a second.
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '12' for 'Dec' and 'December'; undefined if it is not a month. */
export const monthNumberOf = (name: string): string | undefined => {
  const at = MONTHS.findIndex((month) => name.slice(0, 3).toLowerCase() === month.toLowerCase());
  return at === -1 ? undefined : String(at + 1);
};

/** Noon in UTC, so that no browser's time zone can shift the day. */
const instantOf = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00:00Z`);

/**
 * '12 Dec 2026' for '2026-12-12' (a time after the day is ignored), for tables and ranges. Anything else is
 * returned unchanged.
 */
export const formatShortDay = (day: string): string => {
  const instant = instantOf(day);
  if (Number.isNaN(instant.getTime())) return day;
  return `${instant.getUTCDate()} ${MONTHS[instant.getUTCMonth()]} ${instant.getUTCFullYear()}`;
};

/** 'Dec 2026' for '2026-12'. */
export const formatMonth = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** 'Sat, 12 Dec 2026' for '2026-12-12'. */
export const formatDay = (day: string): string => {
  const instant = instantOf(day);
  return Number.isNaN(instant.getTime()) ? day : `${WEEKDAYS[instant.getUTCDay()]}, ${formatShortDay(day)}`;
};

/** 'Sat, 12 Dec' for '2026-12-12', where the year is told beside it. */
export const formatDayOfYear = (day: string): string => {
  const instant = instantOf(day);
  return `${WEEKDAYS[instant.getUTCDay()]}, ${instant.getUTCDate()} ${MONTHS[instant.getUTCMonth()]}`;
};

/**
 * '27 Mar' and '11 Apr 2027': the first and the last day of a range, the year of both said once, and not at
 * all where it is this one.
 */
export const formatRange = (from: string, to: string, today = todayOnSite()): [from: string, to: string] => {
  const withoutYear = (day: string): string => formatShortDay(day).slice(0, -5);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isThisYear = isOneYear && to.slice(0, 4) === today.slice(0, 4);
  return [isOneYear ? withoutYear(from) : formatShortDay(from), isThisYear ? withoutYear(to) : formatShortDay(to)];
};

/**
 * 'Next: Mon, 23 Nov' if the next seat is later or on a departure, 'Until 11 May 2027' if any day can be
 * booked from the first one that is still sold, 'Sold out' if no seat is left, 'Ended 2 Nov 2026' if it can
 * no longer be booked.
 */
export const formatWindow = (
  { availableTo, nextDay, next }: Pick<TourPackage, 'availableTo' | 'nextDay' | 'next'>,
  today = todayOnSite(),
): string => {
  const firstOpen = addDays(today, siteSettings.bookingCutOffDays);
  if (availableTo < today || (nextDay === null && availableTo < firstOpen))
    return t('Ended {day}', { day: formatShortDay(availableTo) });
  if (nextDay === null) return t('Sold out');
  // A next day that was sent yesterday may be past.
  if (nextDay <= firstOpen && next === undefined) return t('Until {day}', { day: formatShortDay(availableTo) });
  const isThisYear = nextDay.slice(0, 4) === today.slice(0, 4);
  return t('Next: {day}', { day: isThisYear ? formatDayOfYear(nextDay) : formatDay(nextDay) });
};

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

const zoneFormatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = zoneFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  zoneFormats.set(timeZone, made);
  return made;
};

/**
 * Today as YYYY-MM-DD in the site's time zone: as the server sent it for the day of the page, computed here
 * before and after.
 */
export const todayOnSite = (now: Date = new Date(), timeZone: string = siteSettings.siteTimeZone): string => {
  const { siteDay, siteTimeZone } = siteSettings;
  const isToday =
    siteDay !== null && timeZone === siteTimeZone && siteDay.begins <= now.getTime() && now.getTime() < siteDay.ends;
  return isToday ? siteDay.day : zoneFormatOf(timeZone).format(now);
};

/** 'Sat, 12 Dec 2026' for an instant (a booking date), in the site's time zone. */
export const formatInstantDay = (instant: string): string => formatDay(todayOnSite(new Date(instant)));
