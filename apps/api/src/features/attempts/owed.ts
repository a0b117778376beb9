import type { BookingStatus, MinorUnits } from '@wayfarer/contracts';
import type { OwedEntry, PaymentAttempt } from './payment-attempt.model.ts';

/** A sum that is paid as a whole by one payment. */
type Owed = {
  readonly entry: OwedEntry;
  readonly amount: MinorUnits;
};

type Priced = { readonly totalAmount: MinorUnits };

/**
 * What a booking is paid in, the first to be paid first: its whole price at once. Empty where it costs
 * nothing. Pure, and the only place that knows: amounts of payments, what is payable and what the money check
 * compares come from here.
 */
export const owedOf = ({ totalAmount }: Priced): readonly Owed[] =>
  totalAmount === 0 ? [] : [{ entry: 'total', amount: totalAmount }];

/** The sum that an attempt pays. Attempts from before entries were stored pay the total. */
export const amountDueOf = (booking: Priced, { entry = 'total' }: Pick<PaymentAttempt, 'entry'>): MinorUnits =>
  owedOf(booking).find((owed) => owed.entry === entry)?.amount ?? 0;

/** Whether its money is kept for the booking, be it under review. */
export const isKept = ({ status }: Pick<PaymentAttempt, 'status'>): boolean => status === 'paid' || status === 'needs_review';

/** Whether a booking waits for the money that confirms it, and none is kept for it. */
export const awaitsFirstMoney = ({
  bookingStatus,
  attempts,
}: {
  readonly bookingStatus: BookingStatus;
  readonly attempts: readonly PaymentAttempt[];
}): boolean => bookingStatus === 'pending' && !attempts.some(isKept);
