import { rupeesOf } from '@wayfarer/contracts';
import type { TripChangeTold } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { MadeChange } from '../trip-change/trip-change.model.ts';

/** What tells one change of a booking from others: the payment for it, or its stay. */
export const causeOfChange = ({ attempts }: Pick<BookingRecord, 'attempts'>, { stay }: Pick<MadeChange, 'stay'>): string =>
  attempts.find(({ change, status }) => change === stay && status === 'paid')?.attemptId ?? `change-${stay}`;

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
