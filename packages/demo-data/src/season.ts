import { addDays, type CalendarDate, type Window } from '@wayfarer/contracts';

/** The first and the last day of a season, `MM-DD`; one over New Year ends before it begins. */
export type Season = { readonly from: string; readonly to: string };

/** So that a demo which is a month old offers the same trips as on its first day. */
const MIN_DAYS_TO_LAST_DAY = 60;

const seasonBegunIn = (year: number, { from, to }: Season): Window => ({
  availableFrom: `${year}-${from}`,
  availableTo: `${to < from ? year + 1 : year}-${to}`,
});

/**
 * The days on which a package of the demo is offered. A season is the running or the next one; a package
 * without a season is offered from the beginning of last year, because the demo's past trips are of these, to
 * the end of next year.
 * @param today the day on which the demo is made
 */
export const windowOn = (today: CalendarDate, { season }: { readonly season?: Season }): Window => {
  const year = Number(today.slice(0, 4));
  if (!season) return { availableFrom: `${year - 1}-01-01`, availableTo: `${year + 1}-12-31` };
  const earliest = addDays(today, MIN_DAYS_TO_LAST_DAY);
  const found = [year - 1, year, year + 1]
    .map((begun) => seasonBegunIn(begun, season))
    .find(({ availableTo }) => availableTo >= earliest);
  return found ?? seasonBegunIn(year + 2, season);
};
