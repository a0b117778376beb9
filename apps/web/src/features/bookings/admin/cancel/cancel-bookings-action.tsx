import { type Booking, bookingNumberOf, displayNameOf, formatMoney } from '@wayfarer/contracts';
import { useState } from 'react';
import type { BulkAction, BulkChoice } from '../../../../shared/admin-list/bulk/bulk-action.ts';
import { callEndpoint } from '../../../../shared/api/call-endpoint.ts';
import { countedMoney } from '../../../../shared/deposit/counted-money.ts';
import { callInstead } from '../../../../shared/format/call-instead.ts';
import { sumOfRupees } from '../../../../shared/format/sum-of-rupees.ts';
import { AGENCY_CANCELS, type CancelChoice, cancelBodyOf, isWhole, refundBy, refusalBy } from './cancel-choice.ts';
import { CancelChoiceFields } from './cancel-choice-fields.tsx';

const refusalOf = (choice: CancelChoice, booking: Booking): string | null => {
  const { bookingStatus, canCancel } = booking;
  if (!canCancel) return bookingStatus === 'cancelled' ? 'Cancelled already' : 'The trip is over';
  return refusalBy(choice, booking)?.line ?? null;
};

const effectOf = (choice: CancelChoice, booking: Booking): string => {
  const refund = refundBy(choice, booking);
  if (refund > 0) return `${formatMoney(refund)} refunded`;
  if (booking.isDisputed) return 'Disputed at the bank, nothing refunded';
  const { paid } = countedMoney(booking);
  return paid > 0 ? `${formatMoney(paid)} paid, nothing refunded` : 'Not paid';
};

const sumOf = (choice: CancelChoice, bookings: readonly Booking[]): string => {
  const sum = sumOfRupees(bookings.map((booking) => refundBy(choice, booking) || 0));
  if (sum === 0) return 'Nothing is refunded. This cannot be undone.';
  return `${formatMoney(sum)} will be refunded in total. This cannot be undone.`;
};

const cancelBy = (choice: CancelChoice): BulkAction<Booking> => ({
  label: 'Cancel bookings',
  nameOf: ({ _id, user }) => `${bookingNumberOf(_id)} ${displayNameOf(user)}`,
  refusalOf: (booking) => refusalOf(choice, booking),
  effectOf: (booking) => [effectOf(choice, booking), ...(booking.toCall ? [callInstead(booking.toCall)] : [])].join('. '),
  sumOf: (bookings) => sumOf(choice, bookings),
  isReady: isWhole(choice),
  Choice: CancelBookingsChoice,
  act: (booking) => callEndpoint('cancelBooking', { params: { id: booking._id }, body: cancelBodyOf(choice, booking) }),
  done: 'cancelled',
});

const CancelBookingsChoice = ({ isTried, onChange }: BulkChoice<Booking>) => {
  const [choice, setChoice] = useState(AGENCY_CANCELS);
  const choose = (next: CancelChoice): void => {
    setChoice(next);
    onChange(cancelBy(next));
  };
  return (
    <CancelChoiceFields
      choice={choice}
      onChange={choose}
      isTried={isTried}
      closeLabel="Sell nothing more of these packages on these travel days"
    />
  );
};

/** Cancels bookings, except those whose refund has changed since the preview. */
export const cancelBookings = cancelBy(AGENCY_CANCELS);
