import { hasReceivedMoney } from '@wayfarer/contracts';
import {
  type AttemptRefund,
  askedOf,
  firstDueOf,
  isKept,
  isPaid,
  isWaiting,
  type PaymentAttempt,
  paidOf,
  returnedByChange,
} from '../attempts/index.ts';
import type { BookingRecord } from '../bookings/index.ts';
import type { Finding, Rule } from './finding.ts';

type Say = (rule: Rule, what: string, todo: string) => Finding;

const LOOK = 'compare it with the provider’s dashboard and with the trail of the booking';

const ofConfirmed = (booking: BookingRecord, say: Say): Finding[] => {
  const payments = booking.attempts.filter(isPaid);
  if (firstDueOf(booking) === 0) return [];
  if (payments.length === 0) return [say('I1', 'it is confirmed, but nothing is paid', LOOK)];
  const isAsAsked = payments.every(
    (payment) => payment.amountReceived === askedOf(payment) && payment.currencyReceived === booking.currency,
  );
  const paid = paidOf(booking);
  if (isAsAsked && paid >= firstDueOf(booking) && paid <= booking.totalAmount) return [];
  const due = booking.plan ? 'is below its deposit, above its total, or not what was asked for' : 'differs from its total';
  return [say('I1', `it is confirmed, but the amount paid ${due}`, LOOK)];
};

/** A refund by hand is attended to by the person for whom it waits. */
const isUnattended = (refund: AttemptRefund, { commands }: BookingRecord, { byHand }: PaymentAttempt): boolean =>
  isWaiting(refund) && !byHand && !commands.some(({ refundKey }) => refundKey === refund.refundKey);

const ofRefunds = (booking: BookingRecord, attempt: PaymentAttempt, say: Say): Finding[] => {
  const { refunds, amountReceived, amountRefunded, refundDue, paymentId } = attempt;
  const keys = new Set(refunds.map(({ refundKey }) => refundKey));
  const isTooMuch = refundDue > amountReceived || amountRefunded > amountReceived || keys.size < refunds.length;
  return [
    ...(isTooMuch ? [say('I5', `more of ${paymentId} was refunded than was received`, LOOK)] : []),
    ...refunds
      .filter((refund) => isUnattended(refund, booking, attempt))
      .map(() =>
        say(
          'I2',
          `a refund of ${paymentId} is due, but nothing is scheduled to make it`,
          'refund it in the provider’s dashboard',
        ),
      ),
    ...refunds
      .filter(({ state }) => state === 'failed')
      .map(() => say('I2', `a refund of ${paymentId} was refused or sent back`, 'refund the traveller another way')),
  ];
};

const ofAttempt = (booking: BookingRecord, attempt: PaymentAttempt, say: Say): Finding[] => {
  const { status, paymentId, refunds } = attempt;
  const isForgotten = status === 'refund_pending' && !refunds.some(({ state }) => state === 'pending');
  return [
    ...(status === 'paid' && booking.bookingStatus === 'pending'
      ? [say('I2', `${paymentId} is paid, but the booking is still pending`, 'confirm or refund it by hand')]
      : []),
    ...(isForgotten
      ? [
          say(
            'I2',
            `${paymentId} is marked as being refunded, but no refund is in progress`,
            'refund it in the provider’s dashboard',
          ),
        ]
      : []),
    ...ofRefunds(booking, attempt, say),
  ];
};

/** What is wrong with the money of a booking, as it is stored. Pure. */
export const moneyFindings = (booking: BookingRecord): Finding[] => {
  const say: Say = (rule, what, todo) => ({ rule, bookingId: String(booking._id), what, todo });
  const kept = booking.attempts.filter(isKept);
  const sum = kept.reduce((total, attempt) => total + attempt.amountReceived - returnedByChange(attempt), 0);
  const isTooMuch = kept.length > 1 && (booking.bookingStatus === 'pending' || sum > booking.totalAmount);
  return [
    ...(booking.bookingStatus === 'confirmed' ? ofConfirmed(booking, say) : []),
    ...(isTooMuch
      ? [say('I3', `${kept.length} payments are kept for it`, 'refund what is too much in the provider’s dashboard')]
      : []),
    ...booking.attempts.filter(({ status }) => hasReceivedMoney(status)).flatMap((attempt) => ofAttempt(booking, attempt, say)),
  ];
};
