import type { Config } from './config.ts';

/** The hours of the site's night, in which jobs that read much may begin, so that they take nothing from the day. */
const NIGHT = ['03', '04', '05'];

/** Whether it is night where the site is. */
const isNight = (now: Date, { SITE_TIME_ZONE }: Pick<Config, 'SITE_TIME_ZONE'>): boolean => {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: SITE_TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });
  return NIGHT.includes(hour.format(now));
};

/** Less than a day, so that a turn that came late does not push all later ones out of the night. */
const ONCE_A_NIGHT = 20 * 60 * 60_000;

/** Whether what was done last at an instant is to be done again: once a night. */
export const isDueTonight = (last: Date, now: Date, config: Pick<Config, 'SITE_TIME_ZONE'>): boolean =>
  now.getTime() - last.getTime() >= ONCE_A_NIGHT && isNight(now, config);
