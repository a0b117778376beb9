import { calendarDateAt, daysBetween } from '@wayfarer/contracts';
import type { DueEmail } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { isAsked } from '../is-asked.ts';
import type { SiteTime } from './balance-reminders.ts';

/**
 * In how many days a confirmed trip begins, where a reminder that was made due is still true; else null. It
 * is of the day to which the trip was moved, or of the one that was booked: of a day from which it was moved
 * away nobody is reminded, nor of a trip that has begun.
 */
export const daysToTrip = (
  booking: Pick<BookingRecord, 'bookingStatus' | 'travelDate' | 'changes' | 'anotherDay'>,
  of: DueEmail['of'],
  { at, timeZone }: SiteTime,
): number | null => {
  const { bookingStatus, travelDate, changes } = booking;
  const booked = changes?.[0]?.from.travelDate ?? travelDate;
  if (bookingStatus !== 'confirmed' || isAsked(booking) || (of ?? booked) !== travelDate) return null;
  const days = daysBetween(calendarDateAt(at, timeZone), travelDate);
  return days < 0 ? null : days;
};
