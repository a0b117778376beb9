import type { CalledEmailKind } from '@wayfarer/contracts';
import { restOf } from '../../attempts/index.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import type { UnwrittenEmail } from '../../emails/index.ts';

/** Emails that say that somebody travels. */
const TELLS_OF_TRIP: readonly CalledEmailKind[] = ['departure-guaranteed', 'trip-reminder', 'booking-changed'];
/** Emails that ask for what is owed. */
const ASKS_FOR_MONEY: readonly CalledEmailKind[] = ['balance-reminder', 'balance-overdue'];

/**
 * Whether what a call would say is still so: nobody is told of a trip that they no longer go on, nor reminded
 * of what they have paid.
 */
export const isStillTrue = (email: CalledEmailKind, booking: BookingRecord): boolean => {
  const isCancelled = booking.bookingStatus === 'cancelled';
  if (ASKS_FOR_MONEY.includes(email)) return !isCancelled && restOf(booking) > 0;
  return !isCancelled || !TELLS_OF_TRIP.includes(email);
};

/** Of a booking the latest of each of these says all that the earlier ones said. */
const REMINDERS: readonly (readonly CalledEmailKind[])[] = [ASKS_FOR_MONEY, ['trip-reminder']];

/**
 * Without reminders that a later one has replaced before anybody called.
 * @param unwritten the latest first
 */
export const withoutReplaced = (unwritten: readonly UnwrittenEmail[]): UnwrittenEmail[] => {
  const reminded = new Set<string>();
  return unwritten.filter(({ kind, bookingId, called }) => {
    const reminders = REMINDERS.find((kinds) => kinds.includes(kind));
    if (!reminders) return true;
    const about = `${String(bookingId)} ${reminders.join()}`;
    const isReplaced = reminded.has(about);
    reminded.add(about);
    return called !== undefined || !isReplaced;
  });
};
