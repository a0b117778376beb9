import { addDays, type CalendarDate, calendarDateAt, REMINDER_TIME } from '@wayfarer/contracts';

/** When a reminder of a day is sent. */
export const remindAt = (day: CalendarDate): Date => new Date(`${day}${REMINDER_TIME}`);

/** The first day whose time for reminders is after an instant. */
export const nextReminderDay = (instant: Date): CalendarDate => {
  const day = calendarDateAt(instant, 'UTC');
  return remindAt(day) > instant ? day : addDays(day, 1);
};

/** Of these a reminder is made due with the write that confirms a booking, whatever the settings say. */
export const DAYS_BEFORE_TRIP = 7;
export const DAY_MS = 24 * 60 * 60_000;

/** The first time for a reminder that is a day after this instant at least. */
export const aDayAfter = (instant: Date): Date => {
  const next = remindAt(addDays(calendarDateAt(instant, 'UTC'), 1));
  return next.getTime() - instant.getTime() >= DAY_MS ? next : new Date(next.getTime() + DAY_MS);
};

/**
 * When somebody is reminded of a trip that is confirmed, or moved to this day, at an instant: a week before
 * it. Who is later than that is reminded a day afterwards; null where the trip has begun by then, and the
 * confirmation says it all.
 */
export const tripReminderAt = (travelDate: CalendarDate, since: Date): Date | null => {
  const aWeekBefore = remindAt(addDays(travelDate, -DAYS_BEFORE_TRIP));
  if (aWeekBefore > since) return aWeekBefore;
  const late = aDayAfter(since);
  return late < remindAt(travelDate) ? late : null;
};
