import { type CalendarDate, MIN_PAYMENT, type MinorUnits } from '@wayfarer/contracts';
import { firstDueOf, restOf } from '../../attempts/index.ts';
import type { BookingRecord } from '../../bookings/index.ts';

/**
 * The least that one payment may be: of a booking that waits what confirms it, and from the due day of the
 * rest on everything; of a confirmed one any sum worth a payment.
 */
export const leastAmountOf = (booking: BookingRecord, today: CalendarDate): MinorUnits => {
  if (booking.bookingStatus === 'confirmed') return Math.min(MIN_PAYMENT, restOf(booking));
  return booking.plan && today < booking.plan.dueOn ? firstDueOf(booking) : restOf(booking);
};
