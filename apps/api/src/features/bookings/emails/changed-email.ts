import { rupeesOf } from '@wayfarer/contracts';
import type { TripChangeTold } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { causeOfChange } from '../cause-of-change.ts';

/** What is told of a change; null once the booking is cancelled. */
export const changeToldOf = (booking: BookingRecord, cause: string | null): TripChangeTold | null => {
  const made = booking.changes?.find((one) => causeOfChange(booking, one) === cause || `change-${one.stay}` === cause);
  if (!made || booking.bookingStatus !== 'confirmed') return null;
  const { from, paid, refund, isByAgency: byAgency } = made;
  const { travelDate, totalPersons, totalAmount } = from;
  return {
    travelDate,
    totalPersons,
    totalAmount: rupeesOf(totalAmount),
    paid: rupeesOf(paid),
    refund: rupeesOf(refund),
    byAgency,
  };
};
