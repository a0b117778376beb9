import { siteSettings } from '../site-settings.ts';
import { formatShortDay, todayOnSite } from './calendar-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone });
  formats.set(timeZone, made);
  return made;
};

/** '20 Nov 2026, 15:01:07' of an instant, in the site's time zone: for logs, where the order of seconds tells something. */
export const formatMoment = (instant: string, timeZone: string = siteSettings.siteTimeZone): string =>
  `${formatShortDay(todayOnSite(new Date(instant), timeZone))}, ${formatIn(timeZone).format(new Date(instant))}`;
