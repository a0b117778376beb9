import { type Booking, type CancelBooking, type CancelTerms, formatMoney, refundReasonSchema } from '@wayfarer/contracts';
import { rupeesIn } from '../../../../shared/format/typed-amount.ts';

/** What staff choose before they cancel, as it is typed. */
export type CancelChoice = { terms: CancelTerms; amount: string; reason: string; closesDay: boolean };

/** The agency cancels: the choice that is open first, because staff mostly cancel for the agency. */
export const AGENCY_CANCELS: CancelChoice = { terms: 'agency', amount: '', reason: '', closesDay: false };

/** What a cancellation refunds of a booking, in rupees; NaN while no amount is typed. */
export const refundBy = (
  { terms, amount }: CancelChoice,
  { refundInFull, refundOnCancel }: Pick<Booking, 'refundInFull' | 'refundOnCancel'>,
): number => {
  if (terms === 'amount') return rupeesIn(amount);
  return terms === 'agency' ? refundInFull : refundOnCancel;
};

/** What is missing or wrong in the choice, by its fields. */
export const choiceProblems = ({ terms, amount, reason }: CancelChoice): { amount?: string; reason?: string } => {
  const told = refundReasonSchema.safeParse(reason);
  const isAmount = terms !== 'amount' || rupeesIn(amount) >= 0;
  return {
    ...(isAmount ? {} : { amount: 'Enter an amount.' }),
    ...(terms === 'traveller' || told.success ? {} : { reason: told.error.issues[0]?.message ?? 'Enter a reason.' }),
  };
};

/** Whether enough is typed to cancel. */
export const isWhole = (choice: CancelChoice): boolean => Object.keys(choiceProblems(choice)).length === 0;

/**
 * Why a booking cannot be cancelled by this choice, as a sentence and as a line of a list; null if it can.
 */
export const refusalBy = (choice: CancelChoice, booking: Booking): { sentence: string; line: string } | null => {
  const { refundInFull, refundLimit } = booking;
  const refund = refundBy(choice, booking);
  if (refund > refundInFull) {
    const line = `At most ${formatMoney(refundInFull)} can be refunded`;
    return { sentence: `${line}.`, line };
  }
  if (refundLimit === null || !(refund > refundLimit)) return null;
  return {
    sentence: `Cancelling refunds ${formatMoney(refund)}, and you may refund up to ${formatMoney(refundLimit)}. Ask an admin to cancel this booking.`,
    line: 'Refund above your limit: ask an admin',
  };
};

/** The call that cancels a booking by this choice, unless it would refund another amount than was shown. */
export const cancelBodyOf = (choice: CancelChoice, booking: Booking): CancelBooking => {
  const { terms, reason, closesDay } = choice;
  const refund = refundBy(choice, booking);
  return {
    status: 'cancelled',
    terms,
    expectedRefund: refund,
    ...(terms === 'amount' ? { amount: refund } : {}),
    ...(terms === 'traveller' ? {} : { reason }),
    ...(closesDay && terms !== 'traveller' ? { closeDay: true } : {}),
  };
};
