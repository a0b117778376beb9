import { type CalendarDate, daysBetween, MAX_TRIP_REMINDER_DAYS } from '@wayfarer/contracts';
import { type DueEmail, dueEmail } from '../../emails/index.ts';
import { aDayAfter, DAYS_BEFORE_TRIP, nextReminderDay, remindAt, tripReminderAt } from './remind-at.ts';

/** A reminder for who was too late for all others. */
const LATE = 'late';

/** A reminder so many days before a day of travel. */
export const tripReminder = (travelDate: CalendarDate, before: number, at: Date): DueEmail =>
  dueEmail('trip-reminder', at, `${travelDate}/${before}`);

/**
 * What a reminder was made due for: a day of travel, and how many days before it; null for who was late. One
 * without a number is a week before, or else of who was later than that: by this key earlier versions know
 * it, too, so that neither sends what the other has sent.
 */
export const reminderIn = (
  { of, at }: Pick<DueEmail, 'of' | 'at'>,
  booked: CalendarDate,
): { readonly day: CalendarDate; readonly before: number | null } => {
  const [day = booked, before] = of?.split('/') ?? [];
  if (before !== undefined) return { day, before: before === LATE ? null : Number(before) };
  const isWeekBefore = daysBetween(at.toISOString().slice(0, 10), day) === DAYS_BEFORE_TRIP;
  return { day, before: isWeekBefore ? DAYS_BEFORE_TRIP : null };
};

/**
 * The reminders that become due with the write that confirms a trip, or moves it to this day: what the job
 * that adds those of the settings may be too late for. Which of them are sent is asked when they are due.
 * @param of null for the day that was booked
 */
export const tripRemindersOf = (travelDate: CalendarDate, since: Date, of: CalendarDate | null): DueEmail[] => {
  const next = nextReminderDay(since);
  const before = daysBetween(next, travelDate);
  const isSoon = before > 0 && before <= MAX_TRIP_REMINDER_DAYS;
  const weekBeforeOrLate = tripReminderAt(travelDate, since);
  return [
    ...(weekBeforeOrLate ? [dueEmail('trip-reminder', weekBeforeOrLate, of)] : []),
    ...(isSoon && before !== DAYS_BEFORE_TRIP ? [tripReminder(travelDate, before, remindAt(next))] : []),
    ...(isSoon && before >= DAYS_BEFORE_TRIP ? [dueEmail('trip-reminder', aDayAfter(since), `${travelDate}/${LATE}`)] : []),
  ];
};
