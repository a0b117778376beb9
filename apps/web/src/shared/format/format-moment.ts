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
