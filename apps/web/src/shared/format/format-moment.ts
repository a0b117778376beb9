import { formatClock, joinMoment } from '@wayfarer/words';
import { siteSettings } from '../site-settings.ts';
import { formatShortDay, todayOnSite } from './calendar-day.ts';

/**
 * '20 Nov 2026, 15:01' for an instant, in the site's time zone.
 * @param precision 'second' where seconds matter, as in logs: '20 Nov 2026, 15:01:07'
 */
export const formatMoment = (instant: string, precision: 'minute' | 'second' = 'minute'): string => {
  const timeZone = siteSettings.siteTimeZone;
  const at = new Date(instant);
  return joinMoment(formatShortDay(todayOnSite(at, timeZone)), formatClock(at, timeZone, precision === 'second'));
};

/** '15:01' for an instant, in the site's time zone. */
export const formatTime = (instant: string): string => formatClock(new Date(instant), siteSettings.siteTimeZone);

/** '15:01' for an instant of today, '20 Nov 2026, 15:01' for another, in the site's time zone. */
export const formatLately = (instant: string): string => {
  const timeZone = siteSettings.siteTimeZone;
  const at = new Date(instant);
  const isToday = todayOnSite(at, timeZone) === todayOnSite(new Date(), timeZone);
  return isToday ? formatTime(instant) : formatMoment(instant);
};

/**
 * '2026-11-20 15:01' for an instant, in the site's time zone: for spreadsheets, which sort it and read it as
 * a date.
 */
export const sortableMoment = (instant: string): string => {
  const timeZone = siteSettings.siteTimeZone;
  const at = new Date(instant);
  return `${todayOnSite(at, timeZone)} ${formatTime(instant)}`;
};

const ownParts = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/**
 * '20 Nov 2026, 10:31 CET' for an instant, in the time zone of the reader's browser and with its name: for
 * what the reader compares with their own clock, such as logins.
 */
export const formatReaderMoment = (instant: string, timeZone?: string): string => {
  const parts = new Intl.DateTimeFormat('en-GB', { ...ownParts, timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  const day = formatShortDay(`${part('year')}-${part('month')}-${part('day')}`);
  return joinMoment(day, `${part('hour')}:${part('minute')} ${part('timeZoneName')}`);
};
