import { addDays, type CalendarDate } from '../values/calendar-date.ts';

/**
 * The last day on which a departure may still be cancelled for too few persons: 20 days before a trip of more
 * than six days, 7 before one of two to six, and 2 before a shorter one.
 * @param days of the trip
 */
export const decideByOf = (departs: CalendarDate, days: number): CalendarDate =>
  addDays(departs, days > 6 ? -20 : days > 1 ? -7 : -2);

/** From so many days before the day to decide by on, a departure is among those to decide. */
export const DECIDE_AHEAD_DAYS = 7;
/** Departures to decide that are named at once. */
export const MAX_UNDECIDED = 50;
