import { type DueEmail, dueEmail } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';

/**
 * The emails that a new booking causes. One that staff made is told of only where it waits for its customer:
 * what is paid already, or free, is confirmed at once.
 */
export const emailsOfNew = ({
  bookingDate,
  seatsHeldUntil,
  byStaff,
}: Pick<BookingRecord, 'bookingDate' | 'seatsHeldUntil' | 'byStaff'>): DueEmail[] => {
  if (byStaff && !byStaff.link) return [];
  const until = byStaff?.link?.until ?? seatsHeldUntil;
  return [dueEmail('booking-received', bookingDate), ...(until ? [dueEmail('hold-expired', until)] : [])];
};
