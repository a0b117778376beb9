import { addDays, calendarDateAt, daysBetween } from '@wayfarer/contracts';
import type { DueEmail } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { isAsked } from '../is-asked.ts';
import type { SiteTime } from './balance-reminders.ts';
import { DAY_MS, remindAt } from './remind-at.ts';
import { reminderIn } from './trip-reminders.ts';

/**
 * Whether a reminder is the one to send: its day is among those of the settings, or nothing of these was to
 * come for who booked late; and none that is due after it is due by now, which says the same.
 * @param times of all days in the settings
 */
const isOfNow = (due: Date, isWanted: boolean | null, times: readonly Date[], now: Date): boolean => {
  if (times.some((time) => time > due && time <= now)) return false;
  // Who was late was so within the two days before it is due, and has what was still to come then.
  const isLate = times.length > 0 && times.every((time) => time.getTime() < due.getTime() - DAY_MS);
  return isWanted ?? isLate;
};

/**
 * In how many days a confirmed trip begins, where a reminder that was made due is still the one to send; else
 * null. It is of the day to which the trip was moved, or of the one that was booked: of a day from which it
 * was moved away nobody is reminded, nor of a trip that has begun.
 * @param days before a trip on which the settings remind of it
 */
export const daysToTrip = (
  booking: Pick<BookingRecord, 'bookingStatus' | 'travelDate' | 'changes' | 'anotherDay'>,
  due: Pick<DueEmail, 'of' | 'at'>,
  { at, timeZone }: SiteTime,
  days: readonly number[],
): number | null => {
  const { bookingStatus, travelDate, changes } = booking;
  const { day, before } = reminderIn(due, changes?.[0]?.from.travelDate ?? travelDate);
  if (bookingStatus !== 'confirmed' || isAsked(booking) || day !== travelDate) return null;
  const times = days.map((number) => remindAt(addDays(day, -number)));
  if (!isOfNow(due.at, before === null ? null : days.includes(before), times, at)) return null;
  const left = daysBetween(calendarDateAt(at, timeZone), travelDate);
  return left < 0 ? null : left;
};
