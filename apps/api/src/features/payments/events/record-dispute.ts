import { attemptOf, isWaiting, type PaymentAttempt, withAttempt, withRefunds } from '../../attempts/index.ts';
import { type BookingRecord, bookingRepository, changeBooking, type MoneyState } from '../../bookings/index.ts';
import type { SettleNeeds } from '../settle/settle.ts';
import type { PaymentEventRecord } from './payment-event.model.ts';

type Told = { readonly isOpen: boolean; readonly isLost: boolean; readonly createdAt: Date };

/**
 * Events may arrive out of order: one created before the bank's latest decision changes nothing. Null then.
 */
const afterDispute = (attempt: PaymentAttempt, { isOpen, isLost, createdAt }: Told, now: Date): PaymentAttempt | null => {
  const closedAt = attempt.disputeClosedAt;
  if (closedAt && createdAt <= closedAt) return null;
  if (isOpen) return attempt.disputedAt ? null : { ...attempt, disputedAt: now };
  return { ...attempt, disputedAt: null, disputeClosedAt: createdAt, ...(isLost ? { isDisputeLost: true } : {}) };
};

/** Refunds that waited for the bank are made now, or never: a lost payment is back with the traveller. */
const afterDecision = (
  { commands }: MoneyState,
  attempt: PaymentAttempt,
  now: Date,
): Pick<MoneyState, 'commands'> & { attempt: PaymentAttempt } => {
  const isRefundOfIt = ({ kind, attemptId }: MoneyState['commands'][number]): boolean =>
    kind === 'refund' && attemptId === attempt.attemptId;
  if (!attempt.isDisputeLost)
    return { attempt, commands: commands.map((open) => (isRefundOfIt(open) ? { ...open, dueAt: now } : open)) };
  const refunds = attempt.refunds.map((refund) => (isWaiting(refund) ? { ...refund, state: 'dropped' as const } : refund));
  const status = attempt.status === 'refund_pending' ? 'refunded' : attempt.status;
  return { attempt: { ...withRefunds(attempt, refunds), status }, commands: commands.filter((open) => !isRefundOfIt(open)) };
};

/**
 * Records that a traveller disputes a payment with the bank, or how the bank has decided. Until then nothing
 * of it is refunded; only a person can answer, in the provider's dashboard. Safe to repeat, and in any order.
 */
export const recordDispute = async (
  needs: SettleNeeds,
  { _id }: BookingRecord,
  { type, paymentId, createdAt, receivedAt, isLost }: PaymentEventRecord,
): Promise<void> => {
  const isOpen = type !== 'charge.dispute.closed';
  const told = { isOpen, isLost: isLost === true, createdAt: createdAt ?? receivedAt };
  await changeBooking(bookingRepository(needs.database), _id, (booking) => {
    const attemptId = booking.attempts.find((attempt) => attempt.paymentId === paymentId)?.attemptId;
    const attempt = attemptId && attemptOf(booking, attemptId);
    const changed = attempt && afterDispute(attempt, told, needs.clock());
    if (!changed) return null;
    if (isOpen) return { attempts: withAttempt(booking.attempts, changed) };
    const decided = afterDecision(booking, changed, needs.clock());
    return { attempts: withAttempt(booking.attempts, decided.attempt), commands: decided.commands };
  });
  const fields = { paymentId, bookingId: String(_id), isOpen, isLost: told.isLost };
  needs.logger.warn(fields, isOpen ? 'A payment is disputed; answer in the provider’s dashboard' : 'The bank decided a dispute');
};
