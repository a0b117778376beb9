import type { Config } from '../config.ts';

/** The night hours of the site, in which expensive jobs may start. */
const NIGHT = ['03', '04', '05'];

/** Whether it is night in the site's time zone. */
const isNight = (now: Date, { SITE_TIME_ZONE }: Pick<Config, 'SITE_TIME_ZONE'>): boolean => {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: SITE_TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });
  return NIGHT.includes(hour.format(now));
};

/** Less than a day, so that a late run does not push later ones out of the night. */
const ONCE_A_NIGHT = 20 * 60 * 60_000;

/** Whether a job last run at an instant is due again: once a night. */
export const isDueTonight = (last: Date, now: Date, config: Pick<Config, 'SITE_TIME_ZONE'>): boolean =>
  now.getTime() - last.getTime() >= ONCE_A_NIGHT && isNight(now, config);
