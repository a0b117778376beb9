import { askedOf, favourIn, firstDueOf, returnedByChange, waitsForPerson } from '@wayfarer/api/attempts';
import { type BookingRecord, isAwaited } from '@wayfarer/api/bookings';
import type { SessionTruth } from '@wayfarer/api/stripe/payment-provider';
import { canAttemptBecome, hasReceivedMoney, isLive } from '@wayfarer/contracts';
import { onlyViolations, type Violation, violation } from './violation.ts';

/**
 * A session as the provider itself has it on record: the authority on money. Refunds without a key were made
 * in its dashboard.
 */
export type SessionOnRecord = Omit<SessionTruth, 'url' | 'paymentMethod'>;
type Sessions = readonly SessionOnRecord[];

/**
 * The provider's sessions, and beside them what staff have taken by hand, of which the booking itself is the
 * record: what still has to be given back is not refunded.
 */
const withByHand = ({ _id, attempts, currency }: BookingRecord, sessions: Sessions): Sessions => [
  ...sessions,
  ...attempts.flatMap(({ attemptId, byHand, amountReceived, paymentId, refunds }): SessionOnRecord[] => {
    if (!byHand) return [];
    const given = refunds.filter(({ refundId }) => refundId !== null);
    return [
      {
        sessionId: attemptId,
        bookingId: String(_id),
        attemptId,
        state: 'complete',
        paid: true,
        paymentId,
        amount: amountReceived,
        currency,
        refunds: given.map(({ refundId, refundKey, amount }) => ({
          refundId: String(refundId),
          refundKey,
          amount,
          state: 'done',
        })),
      },
    ];
  }),
];

/** What was refunded and not sent back. */
export const refundedOf = ({ refunds }: Pick<SessionOnRecord, 'refunds'>): number =>
  refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0);

/** Paid, and not wholly refunded: money for which somebody is owed a trip. */
const isKept = (session: SessionOnRecord): boolean => session.paid && refundedOf(session) < session.amount;
/** Whether a confirmed booking says that all of it is on its way back: nobody pays anew for that. */
const isDueBack = ({ bookingStatus, attempts }: BookingRecord, { attemptId, amount }: SessionOnRecord): boolean =>
  bookingStatus === 'confirmed' && attempts.some((attempt) => attempt.attemptId === attemptId && attempt.refundDue >= amount);
const ourRefundsOf = ({ refunds }: SessionOnRecord) => refunds.filter(({ refundKey }) => refundKey !== null);
/** Wholly refunded, by the product. */
const isRefundedByUs = (session: SessionOnRecord): boolean =>
  !isKept(session) && ourRefundsOf(session).length === session.refunds.length;

const hasDuplicates = (keys: readonly unknown[]): boolean => new Set(keys).size < keys.length;
const hasRepeatedRefund = (session: SessionOnRecord): boolean =>
  hasDuplicates(ourRefundsOf(session).map(({ refundKey }) => refundKey));
/** Whether one call has asked for money twice. */
const hasRepeatedRequest = ({ attempts }: BookingRecord): boolean =>
  attempts.some(({ refunds }) => hasDuplicates(refunds.flatMap(({ requestKey }) => requestKey ?? [])));

/** Whether the provider was told to refund what the booking does not say is to be refunded. */
const wasNotDue = (booking: BookingRecord, session: SessionOnRecord): boolean => {
  const due = booking.attempts.flatMap(({ refunds }) => refunds);
  return ourRefundsOf(session).some(
    (given) => !due.some(({ refundKey, askedAmount }) => refundKey === given.refundKey && given.amount <= askedAmount),
  );
};
/** Until the failure of a refund is known, another one in its place seems to be too much. */
const hasFailedRefund = ({ refunds }: SessionOnRecord): boolean => refunds.some(({ state }) => state === 'failed');
const owesTooMuch = ({ attempts }: BookingRecord): boolean =>
  attempts.some(({ status, refundDue, amountReceived }) => hasReceivedMoney(status) && refundDue > amountReceived);

const sumOf = (sessions: Sessions): number => sessions.reduce((sum, { amount }) => sum + amount, 0);

/** What cheaper changes of the trip have given back, or are about to, of some payments. */
const returnedOf = ({ attempts }: BookingRecord, sessions: Sessions): number =>
  attempts
    .filter(({ attemptId }) => sessions.some((session) => session.attemptId === attemptId))
    .reduce((sum, attempt) => sum + returnedByChange(attempt), 0);

/** The sessions of what the booking says is paid, as far as just what was asked for was paid there. */
const paymentsOf = ({ attempts, currency }: BookingRecord, sessions: Sessions): Sessions =>
  attempts
    .filter(({ status }) => status === 'paid')
    .flatMap((attempt) =>
      sessions.filter(
        (session) =>
          session.attemptId === attempt.attemptId &&
          session.paid &&
          session.amount === askedOf(attempt) &&
          session.currency === currency,
      ),
    );

/** What stays paid of payments of which a cheaper change took the last: what of them was a favour before. */
const favoursOf = ({ attempts }: BookingRecord): number =>
  attempts.filter(({ status }) => status !== 'paid').reduce((sum, attempt) => sum + favourIn(attempt), 0);

/** Whether at least what confirms a booking was paid, and never more than its price. */
const isCovered = (booking: BookingRecord, payments: Sessions): boolean => {
  const paid = sumOf(payments) - returnedOf(booking, payments) + favoursOf(booking);
  return paid >= firstDueOf(booking) && paid <= booking.totalAmount;
};

/**
 * Paid for a change of the trip of which the booking does not know yet: the change is made with it, or it
 * goes back.
 */
const isForChange = ({ attempts }: BookingRecord, { attemptId }: SessionOnRecord): boolean =>
  attempts.some((attempt) => attempt.attemptId === attemptId && attempt.change !== undefined && attempt.status !== 'paid');

/** What must hold in every state, whatever is under way. */
export const violationsIn = (booking: BookingRecord, atProvider: Sessions): Violation[] => {
  const sessions = withByHand(booking, atProvider);
  const payments = paymentsOf(booking, sessions);
  const kept = sessions.filter((session) => isKept(session) && !isDueBack(booking, session) && !isForChange(booking, session));
  const isConfirmed = booking.bookingStatus === 'confirmed';
  return onlyViolations([
    isConfirmed &&
      !isCovered(booking, payments) &&
      violation('I1', 'confirmed without the money that confirms it, or by more than its price'),
    isConfirmed && payments.some(isRefundedByUs) && violation('I1', 'confirmed, but a payment of it was refunded'),
    kept.length > 1 &&
      sumOf(kept) - returnedOf(booking, kept) > booking.totalAmount &&
      violation('I3', 'more was paid for one booking than it costs'),
    sessions.some(hasRepeatedRefund) && violation('I5', 'one refund was made twice'),
    hasRepeatedRequest(booking) && violation('I5', 'one call refunded twice'),
    sessions.some((session) => wasNotDue(booking, session)) && violation('I5', 'something was refunded that was not due'),
    owesTooMuch(booking) && !sessions.some(hasFailedRefund) && violation('I5', 'more is due to go back than was paid'),
  ]);
};

/** What must hold between a booking before and after one write. */
export const violationsBetween = (before: BookingRecord, after: BookingRecord): Violation[] => {
  const fallen = before.attempts.find(({ attemptId, status }) => {
    const next = after.attempts.find((attempt) => attempt.attemptId === attemptId)?.status;
    return next !== status && (next === undefined || !canAttemptBecome(status, next));
  });
  const hasLeft = before.bookingStatus === 'cancelled' && after.bookingStatus !== 'cancelled';
  const waitsAgain = before.bookingStatus === 'confirmed' && after.bookingStatus === 'pending';
  return onlyViolations([
    hasLeft && violation('I4', 'a cancelled booking was revived'),
    waitsAgain && violation('I4', 'a confirmed booking waits again'),
    fallen && violation('I6', `an attempt fell from ${fallen.status}, or vanished`),
  ]);
};

/**
 * Why a session is not settled: the product does not know of it what the provider says, or lets somebody pay
 * who must not.
 */
const openSessionOf = (booking: BookingRecord | undefined, session: SessionOnRecord): string | false => {
  const attempt = booking?.attempts.find(({ attemptId }) => attemptId === session.attemptId);
  if (session.paid) return !attempt?.paymentId && 'the provider has a paid session that the booking does not know';
  // A session whose opening was answered with a definite failure is known to nobody, so nobody can pay it.
  if (attempt?.status === 'failed') return false;
  if (session.state === 'expired')
    return attempt !== undefined && isLive(attempt.status) && 'a session is over, and its attempt does not know';
  if (attempt?.sessionId !== session.sessionId) return 'the provider has an open session that no attempt knows';
  if (!booking || booking.bookingStatus === 'pending' || isAwaited(booking, attempt)) return false;
  return `a ${booking.bookingStatus} booking can still be paid`;
};

/** I10: what is still under way for a booking, while travellers may have pages open. */
export const openWorkOf = (booking: BookingRecord | undefined, sessions: Sessions): Violation[] => [
  ...(booking?.commands ?? []).map(({ kind }) => violation('I10', `a command to ${kind} is left open`)),
  ...(booking?.takenByHand ? [violation('I10', 'money taken by hand is not recorded')] : []),
  ...(booking?.attempts ?? [])
    // What is due back by hand waits for a person.
    .filter(({ status, byHand }) => status === 'creating' || (status === 'refund_pending' && !byHand))
    .map(({ status }) => violation('I10', `an attempt is left ${status}`)),
  ...sessions.flatMap((session) => {
    const sentence = openSessionOf(booking, session);
    return sentence ? [violation('I10', sentence)] : [];
  }),
];

const isSettled = (booking: BookingRecord, session: SessionOnRecord, isHalfDue: boolean): boolean => {
  const attempt = booking.attempts.find(({ attemptId }) => attemptId === session.attemptId);
  const refunded = refundedOf(session);
  if (!attempt || attempt.amountRefunded !== refunded) return false;
  // What is due back by hand waits for a person.
  if (attempt.refunds.some(({ state }) => state === 'pending')) return attempt.byHand !== undefined && waitsForPerson(attempt);
  // The bank has sent a refund back: that is written down, and waits for an admin.
  if (attempt.refunds.some(({ state }) => state === 'failed')) return true;
  // Half of the smallest amount is nothing, so such a cancellation keeps it.
  if (attempt.status === 'paid') return (booking.bookingStatus === 'confirmed' || isHalfDue) && refunded < session.amount;
  if (attempt.status === 'needs_review') return booking.bookingStatus !== 'cancelled';
  return attempt.status === 'refunded' && (refunded === session.amount || (isHalfDue && refunded === attempt.refundDue));
};

/**
 * What must hold of money once nothing is under way. @param isHalfDue whether a cancellation gives only a
 * half back
 */
export const violationsOnceSettled = (booking: BookingRecord, atProvider: Sessions, isHalfDue = false): Violation[] => {
  const sessions = withByHand(booking, atProvider);
  const kept = paymentsOf(booking, sessions).filter(isKept);
  const lost = sessions.some((session) => session.paid && !isSettled(booking, session, isHalfDue));
  const isConfirmedWithout =
    booking.bookingStatus === 'confirmed' && sumOf(kept) - returnedOf(booking, kept) < firstDueOf(booking);
  return onlyViolations([
    owesTooMuch(booking) && violation('I5', 'more was refunded than was paid'),
    isConfirmedWithout && violation('I1', 'confirmed for good, but its payment was refunded'),
    lost && violation('I2', 'a paid session ended neither as the booking’s payment nor as its refund'),
  ]);
};

/** What must hold when every page is closed too: the final state. */
export const violationsOncePagesAreClosed = ({ attempts, dueAt }: BookingRecord): Violation[] =>
  onlyViolations([
    attempts.some(({ status }) => isLive(status)) && violation('I10', 'an attempt is left open'),
    dueAt !== null && violation('I10', 'the booking never comes to rest'),
  ]);
