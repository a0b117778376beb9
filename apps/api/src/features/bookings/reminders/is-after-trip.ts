import { calendarDateAt, lastTripDay } from '@wayfarer/contracts';
import type { BookedTrip, DueEmail } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { isAsked } from '../is-asked.ts';
import type { SiteTime } from './balance-reminders.ts';

/** Whether a trip took place, and is over, for which the email after it was made due. */
export const isAfterTrip = (
  booking: Pick<BookingRecord, 'bookingStatus' | 'travelDate' | 'anotherDay'>,
  of: DueEmail['of'],
  { days }: Pick<BookedTrip, 'days'>,
  { at, timeZone }: SiteTime,
): boolean =>
  booking.bookingStatus === 'confirmed' &&
  !isAsked(booking) &&
  of === booking.travelDate &&
  lastTripDay(booking.travelDate, days) < calendarDateAt(at, timeZone);
