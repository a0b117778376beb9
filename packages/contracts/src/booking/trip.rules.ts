import { addDays, type CalendarDate } from '../values/calendar-date.ts';

/**
 * The last day of a trip from its first day and its number of days. A package without known days takes one.
 */
export const lastTripDay = (travelDate: CalendarDate, days: number): CalendarDate => addDays(travelDate, Math.max(1, days) - 1);

/** The phase of a trip on the calendar, whatever its booking's status. */
export const tripPhaseOf = (
  travelDate: CalendarDate,
  days: number,
  today: CalendarDate,
): 'ahead' | 'travelling' | 'completed' => {
  if (today < travelDate) return 'ahead';
  return today <= lastTripDay(travelDate, days) ? 'travelling' : 'completed';
};
