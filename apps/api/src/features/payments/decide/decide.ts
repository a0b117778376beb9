import { type AttemptStatus, hasReceivedMoney, isLive } from '@wayfarer/contracts';
import type { SessionTruth } from '../../../integrations/stripe/payment-provider.ts';
import {
  askedOf,
  attemptOf,
  awaitsFirstMoney,
  closingPages,
  firstDueOf,
  isWaiting,
  leftOf,
  type PaymentAttempt,
  paidOf,
  withAttempt,
  withCommand,
  withNewRefund,
  withoutCommand,
} from '../../attempts/index.ts';
import { type BookingChange, cancellationOf, isAwaited, type MoneyState, makeChange, refundAll } from '../../bookings/index.ts';
import { applyProviderRefunds } from './apply-provider-refunds.ts';

/**
 * The pause between two checks of an open session, in milliseconds; so a lost event is made up for within a
 * minute.
 */
const CHECK_EVERY_MS = 45_000;

export const nextCheckOf = (at: Date): Date => new Date(at.getTime() + CHECK_EVERY_MS);

/** The place of an attempt in the list of payments: by time, and unique. */
export const listKeyOf = ({ createdAt, attemptId }: PaymentAttempt): string => `${createdAt.toISOString()} ${attemptId}`;

/** The attempt with the provider's data of the payment. */
const received = (attempt: PaymentAttempt, truth: SessionTruth, at: Date): PaymentAttempt => {
  const known: PaymentAttempt = {
    ...attempt,
    status: 'paid',
    sessionId: truth.sessionId,
    url: null,
    paymentId: truth.paymentId,
    paymentMethod: truth.paymentMethod,
    amountReceived: truth.amount,
    currencyReceived: truth.currency,
    paidAt: at,
    checkAt: null,
    listKey: listKeyOf(attempt),
  };
  return applyProviderRefunds(known, truth, at);
};

/** Whether just what its page asked for was paid, and the booking waits for a payment of that. */
const isExpected = (booking: MoneyState, attempt: PaymentAttempt, truth: SessionTruth): boolean =>
  truth.amount === askedOf(attempt) && truth.currency === booking.currency && isAwaited(booking, attempt);

/**
 * Money was received through an attempt for the first time: it confirms the booking or pays what it still
 * owes, waits for a person, or is due for a refund.
 */
const onPayment = (booking: MoneyState, attempt: PaymentAttempt, truth: SessionTruth, at: Date): BookingChange => {
  const { attemptId } = attempt;
  const paid = received(attempt, truth, at);
  const commands = withoutCommand(booking.commands, { kind: 'expire', attemptId });
  const isExpectedNow = isExpected(booking, attempt, truth);
  const isFirst = awaitsFirstMoney(booking);
  const store = (changed: Partial<PaymentAttempt>) => withAttempt(booking.attempts, { ...paid, ...changed });

  if (paid.amountRefunded >= truth.amount) {
    const change = { attempts: store({ status: 'refunded', refundedAt: at }), commands };
    // Refunded by the agency before this arrived: the outcome does not depend on the order.
    const cancels = isFirst && isExpectedNow;
    return cancels ? { ...change, ...cancellationOf({ ...booking, ...change }, () => 0, at) } : change;
  }
  if (!isFirst && !isExpectedNow) {
    const asked = withNewRefund(paid, { origin: 'late-payment', amount: leftOf(paid) }, at);
    const attempts = withAttempt(booking.attempts, { ...asked.attempt, status: 'refund_pending' });
    return { attempts, commands: withCommand(commands, asked.command, at) };
  }
  if (!isExpectedNow || paid.amountRefunded > 0) return { attempts: store({ status: 'needs_review' }), commands };
  const attempts = store({ status: 'paid' });
  // What the other pages ask for is no longer owed, or not as a whole.
  const settled = { attempts, commands: closingPages({ attempts, commands }, at) };
  const change = attempt.change === undefined ? null : booking.changing;
  if (change) return makeChange({ ...booking, ...settled }, change, at);
  return { ...(isFirst ? { bookingStatus: 'confirmed' } : {}), ...settled };
};

/**
 * A refund is pending until nothing of it waits; a payment of which nothing is left is refunded, however that
 * happened.
 */
const statusAfter = ({ status, refunds, refundDue, amountRefunded, amountReceived }: PaymentAttempt): AttemptStatus => {
  const isUnderWay = refunds.some(({ state }) => state === 'pending');
  const isOver = status === 'refund_pending' ? amountRefunded > 0 : refundDue >= amountReceived;
  if (status === 'refunded' || !isOver) return status;
  return isUnderWay ? 'refund_pending' : 'refunded';
};

/**
 * Whether a confirmed booking lost the money that confirms it by a change of its payments: it is cancelled
 * then, and what else was paid for it goes back.
 */
export const losesItsDeposit = (booking: MoneyState, change: Pick<MoneyState, 'attempts'>): boolean =>
  booking.bookingStatus === 'confirmed' && paidOf(change) < paidOf(booking) && paidOf(change) < firstDueOf(booking);

/** What follows from a payment whose refunds have changed. */
export const afterRefunds = (booking: MoneyState, attempt: PaymentAttempt, updated: PaymentAttempt, at: Date): BookingChange => {
  const status = statusAfter(updated);
  const refundedAt = status === 'refunded' ? (attempt.refundedAt ?? at) : attempt.refundedAt;
  const waiting = updated.refunds.filter(isWaiting).map(({ refundKey }) => refundKey);
  const change = {
    attempts: withAttempt(booking.attempts, { ...updated, status, refundedAt }),
    commands: booking.commands.filter(
      ({ kind, attemptId, refundKey }) =>
        kind !== 'refund' || attemptId !== attempt.attemptId || waiting.includes(refundKey ?? ''),
    ),
  };
  // Refunded in the provider's own dashboard: a booking whose payment is gone cannot stay confirmed.
  return losesItsDeposit(booking, change) ? { ...change, ...cancellationOf({ ...booking, ...change }, refundAll, at) } : change;
};

/** Updates a payment that was already known: only its refunds can have changed. */
const onRefund = (booking: MoneyState, attempt: PaymentAttempt, truth: SessionTruth, at: Date): BookingChange | null => {
  const updated = applyProviderRefunds(attempt, truth, at);
  return updated === attempt ? null : afterRefunds(booking, attempt, updated, at);
};

/**
 * A session is known to be open. Whether it may be handed out, or must be closed, was decided when the
 * booking last changed.
 */
const onOpen = (booking: MoneyState, attempt: PaymentAttempt, truth: SessionTruth, at: Date): BookingChange | null => {
  if (attempt.status !== 'creating') return null;
  const opened: PaymentAttempt = {
    ...attempt,
    status: 'pending',
    sessionId: truth.sessionId,
    url: truth.url,
    checkAt: nextCheckOf(at),
    listKey: listKeyOf(attempt),
  };
  return { attempts: withAttempt(booking.attempts, opened) };
};

const onExpired = (booking: MoneyState, attempt: PaymentAttempt, truth: SessionTruth): BookingChange | null => {
  if (!isLive(attempt.status)) return null;
  const { attemptId } = attempt;
  const { sessionId } = truth;
  const listKey = listKeyOf(attempt);
  return {
    attempts: withAttempt(booking.attempts, { ...attempt, status: 'expired', sessionId, url: null, checkAt: null, listKey }),
    commands: withoutCommand(booking.commands, { kind: 'expire', attemptId }),
  };
};

/**
 * Decides the new state of a booking from what the provider says of one of its sessions. Pure, and the only
 * place where a booking is confirmed. May be called again, late, or in any order: an attempt's status only
 * rises, cancelled is final, and the same truth twice changes nothing.
 * @returns null when nothing changes
 */
export const decide = (booking: MoneyState, attemptId: string, truth: SessionTruth, at: Date): BookingChange | null => {
  const attempt = attemptOf(booking, attemptId);
  if (!attempt) return null;
  if (truth.paid)
    return hasReceivedMoney(attempt.status) ? onRefund(booking, attempt, truth, at) : onPayment(booking, attempt, truth, at);
  if (truth.state === 'expired') return onExpired(booking, attempt, truth);
  return truth.state === 'open' ? onOpen(booking, attempt, truth, at) : null;
};
