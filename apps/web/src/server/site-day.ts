import type { SiteDay } from '../shared/site-settings.ts';

/** No time zone's day begins at another minute of the hour. */
const QUARTER_HOUR = 900_000;

/** The day that it is on the site, with its bounds: a browser that knows them need not ask its own calendar. */
export const siteDayAt = (now: Date, dayOf: (instant: Date) => string): SiteDay => {
  const day = dayOf(now);
  const isSameDay = (instant: number): boolean => dayOf(new Date(instant)) === day;
  let begins = Math.floor(now.getTime() / QUARTER_HOUR) * QUARTER_HOUR;
  let ends = begins + QUARTER_HOUR;
  while (isSameDay(begins - QUARTER_HOUR)) begins -= QUARTER_HOUR;
  while (isSameDay(ends)) ends += QUARTER_HOUR;
  return { day, begins, ends };
};
