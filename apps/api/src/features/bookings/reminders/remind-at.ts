import { addDays, type CalendarDate } from '@wayfarer/contracts';

/** When a reminder of a day is sent: at 10:00 UTC nearly every time zone has the same date. */
export const remindAt = (day: CalendarDate): Date => new Date(`${day}T10:00:00Z`);

const DAYS_BEFORE_TRIP = 7;

/** When somebody is reminded of a trip. */
export const tripReminderAt = (travelDate: CalendarDate): Date => remindAt(addDays(travelDate, -DAYS_BEFORE_TRIP));
