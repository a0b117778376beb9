import { addDays, calendarDateAt, type TourPackage } from '@wayfarer/contracts';
import { ENGLISH_FORMATS, formatDateOfYear, formatDay, formatDayOfYear, formatShortDay } from '@wayfarer/words';
import { siteSettings } from '../site-settings.ts';
import { t } from '../words/words.ts';

export { formatDay, formatDayOfYear, formatMonth, formatShortDay } from '@wayfarer/words';

/** '12' for 'Dec' and 'December'; undefined if it is not a month. */
export const monthNumberOf = (name: string): string | undefined => {
  const at = ENGLISH_FORMATS.shortMonths.findIndex((month) => name.slice(0, 3).toLowerCase() === month.toLowerCase());
  return at === -1 ? undefined : String(at + 1);
};

/**
 * '27 Mar' and '11 Apr 2027': the first and the last day of a range, the year of both said once, and not at
 * all where it is this one.
 */
export const formatRange = (from: string, to: string, today = todayOnSite()): [from: string, to: string] => {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isThisYear = isOneYear && to.slice(0, 4) === today.slice(0, 4);
  return [isOneYear ? formatDateOfYear(from) : formatShortDay(from), isThisYear ? formatDateOfYear(to) : formatShortDay(to)];
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

/**
 * Today as YYYY-MM-DD in the site's time zone: as the server sent it for the day of the page, computed here
 * before and after.
 */
export const todayOnSite = (now: Date = new Date(), timeZone: string = siteSettings.siteTimeZone): string => {
  const { siteDay, siteTimeZone } = siteSettings;
  const isToday =
    siteDay !== null && timeZone === siteTimeZone && siteDay.begins <= now.getTime() && now.getTime() < siteDay.ends;
  return isToday ? siteDay.day : calendarDateAt(now, timeZone);
};

/** 'Sat, 12 Dec 2026' for an instant (a booking date), in the site's time zone. */
export const formatInstantDay = (instant: string): string => formatDay(todayOnSite(new Date(instant)));
