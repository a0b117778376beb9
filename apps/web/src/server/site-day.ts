import type { SiteDay } from '../shared/site-settings.ts';

/** In every time zone the day begins at a multiple of this. */
const QUARTER_HOUR_MS = 900_000;

/** Today on the site, with its bounds: a browser that has them need not compute the day itself. */
export const siteDayAt = (now: Date, dayOf: (instant: Date) => string): SiteDay => {
  const day = dayOf(now);
  const isSameDay = (instant: number): boolean => dayOf(new Date(instant)) === day;
  let begins = Math.floor(now.getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  let ends = begins + QUARTER_HOUR_MS;
  while (isSameDay(begins - QUARTER_HOUR_MS)) begins -= QUARTER_HOUR_MS;
  while (isSameDay(ends)) ends += QUARTER_HOUR_MS;
  return { day, begins, ends };
};
