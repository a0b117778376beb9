import { addDays, type CalendarDate } from '../values/calendar-date.ts';

/** The last day of a trip that begins on a day and has so many. A package whose days nobody knows takes one. */
export const lastTripDay = (travelDate: CalendarDate, days: number): CalendarDate => addDays(travelDate, Math.max(1, days) - 1);

/** Where a trip stands on the calendar, whatever its booking's status. */
export const tripPhaseOf = (
  travelDate: CalendarDate,
  days: number,
  today: CalendarDate,
): 'ahead' | 'travelling' | 'completed' => {
  if (today < travelDate) return 'ahead';
  return today <= lastTripDay(travelDate, days) ? 'travelling' : 'completed';
};
