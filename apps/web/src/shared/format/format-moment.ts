import { siteSettings } from '../site-settings.ts';
import { formatShortDay, todayOnSite } from './calendar-day.ts';

const styles = { minute: 'short', second: 'medium' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string, precision: keyof typeof styles): Intl.DateTimeFormat => {
  const key = `${precision} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { timeStyle: styles[precision], timeZone });
  formats.set(key, made);
  return made;
};

/**
 * '20 Nov 2026, 15:01' for an instant, in the site's time zone.
 * @param precision 'second' where seconds matter, as in logs: '20 Nov 2026, 15:01:07'
 */
export const formatMoment = (instant: string, precision: keyof typeof styles = 'minute'): string => {
  const timeZone = siteSettings.siteTimeZone;
  const at = new Date(instant);
  return `${formatShortDay(todayOnSite(at, timeZone))}, ${formatIn(timeZone, precision).format(at)}`;
};

/** '15:01' for an instant, in the site's time zone. */
export const formatTime = (instant: string): string => formatIn(siteSettings.siteTimeZone, 'minute').format(new Date(instant));

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
  day: 'numeric',
  month: 'short',
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
  return `${part('day')} ${part('month').slice(0, 3)} ${part('year')}, ${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
};
