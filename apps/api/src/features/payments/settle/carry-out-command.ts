import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import {
  type AttemptRefund,
  attemptOf,
  type CommandFailure,
  isAtBank,
  isSameCommand,
  isWaiting,
  type OpenCommand,
  type PaymentAttempt,
  withAttempt,
  withoutCommand,
  withRefunds,
} from '../../attempts/index.ts';
import { type BookingRecord, bookingRepository, changeBooking } from '../../bookings/index.ts';
import { openSession } from '../start/open-session.ts';
import { applyTruth, type SettleNeeds, settle } from './settle.ts';

/**
 * How long a refund waits while the bank decides, in milliseconds. The decision itself makes it due at once.
 */
const DISPUTE_PAUSE_MS = 24 * 60 * 60_000;

type Work = { booking: BookingRecord; attempt: PaymentAttempt; command: OpenCommand };
type Failure = { readonly sentence?: string; readonly isKeyUsedUp?: boolean; readonly pause?: number };

const failureOf = ({ kind, attemptId, refundKey }: OpenCommand, sentence: string, at: Date): CommandFailure => ({
  kind,
  attemptId,
  refundKey,
  at,
  sentence,
});

const putOff = async (
  needs: SettleNeeds,
  { booking, command }: Work,
  { sentence, isKeyUsedUp = false, pause }: Failure = {},
): Promise<void> => {
  const at = needs.clock();
  await changeBooking(bookingRepository(needs.database), booking._id, ({ commands }) => {
    if (!commands.some((open) => isSameCommand(open, command))) return null;
    return {
      commands: needs.guards.postpone(commands, command, isKeyUsedUp, at, pause),
      ...(sentence === undefined ? {} : { lastFailure: failureOf(command, sentence, at) }),
    };
  });
  await needs.reached?.('command-put-off');
};

/**
 * Ends a refund that the provider will never make. It waits for a person then, with what the provider said;
 * the next call would hear the same.
 */
const endRefund = async (needs: SettleNeeds, { booking, command }: Work, sentence: string): Promise<void> => {
  const at = needs.clock();
  await changeBooking(bookingRepository(needs.database), booking._id, (current) => {
    const attempt = attemptOf(current, command.attemptId);
    const isMeant = (refund: AttemptRefund): boolean => refund.refundKey === command.refundKey && isWaiting(refund);
    if (!attempt?.refunds.some(isMeant)) return null;
    const refunds = attempt.refunds.map((refund) => (isMeant(refund) ? { ...refund, state: 'failed' as const } : refund));
    return {
      attempts: withAttempt(current.attempts, withRefunds(attempt, refunds)),
      commands: withoutCommand(current.commands, command),
      lastFailure: failureOf(command, sentence, at),
    };
  });
  await needs.reached?.('command-put-off');
};

/**
 * Closes a session so that nobody can pay it any more. If it was paid in that very moment, the answer says so
 * and the money goes back.
 */
export const closeSession = async (
  needs: SettleNeeds,
  { booking, attempt }: Pick<Work, 'booking' | 'attempt'>,
): Promise<void> => {
  // Its id was lost in a crash, or is just being fetched: the same order under the same key returns it.
  const opened = attempt.sessionId === null ? await openSession(needs, booking, attempt) : booking;
  const sessionId = opened && attemptOf(opened, attempt.attemptId)?.sessionId;
  if (!sessionId) return;
  const truth = await needs.paymentProvider.expireSession(sessionId);
  await needs.reached?.('session-closed');
  await (truth ? applyTruth(needs, truth) : settle(needs, sessionId));
};

/**
 * Makes one refund. First the provider is asked whether it already has it, by its `refundKey`, so that an
 * unclear earlier try is never repeated. The amount is part of the key, because the provider refuses a key
 * that comes with another amount.
 */
const refund = async (needs: SettleNeeds, work: Work): Promise<void> => {
  const { attempt, command } = work;
  const truth = attempt.sessionId ? await needs.paymentProvider.findSession(attempt.sessionId) : null;
  if (!truth?.paymentId) throw new ProviderFailure('refused', 'The provider does not know the payment that is to be refunded.');
  const current = await applyTruth(needs, truth);
  const due = current && attemptOf(current, attempt.attemptId)?.refunds.find(({ refundKey }) => refundKey === command.refundKey);
  if (!due || !isWaiting(due)) return;
  const { refundKey, amount } = due;
  const key = command.refusals === 0 ? `re:${refundKey}:${amount}` : `re:${refundKey}:${amount}:${command.refusals}`;
  const given = await needs.paymentProvider.refund({ key, refundKey, paymentId: truth.paymentId, amount });
  await needs.reached?.('refund-given');
  await applyTruth(needs, { ...truth, refunds: [...truth.refunds, given] });
};

/**
 * What a failed try leaves: the same command later, or the refund as one that the provider refused for good.
 */
const noteFailure = (needs: SettleNeeds, work: Work, { message, isRepeated, refusal }: ProviderFailure): Promise<void> => {
  const isRefund = work.command.kind === 'refund';
  if (isRefund && refusal === 'final') return endRefund(needs, work, message);
  const pause = isRefund && refusal === 'disputed' ? { pause: DISPUTE_PAUSE_MS } : {};
  return putOff(needs, work, { sentence: message, isKeyUsedUp: isRepeated, ...pause });
};

/**
 * Carries out one open command of a booking. May be retried and run by several processes at once: the
 * provider acts once per key. A refund of a disputed payment waits for the bank's decision, and the provider
 * is not asked.
 * @returns false when the provider did not answer, so that others need not be tried now
 */
export const carryOutCommand = async (needs: SettleNeeds, work: Work): Promise<boolean> => {
  const { kind, attemptId } = work.command;
  if (kind === 'refund' && isAtBank(work.attempt)) {
    await putOff(needs, work, { pause: DISPUTE_PAUSE_MS });
    return true;
  }
  try {
    await (kind === 'refund' ? refund(needs, work) : closeSession(needs, work));
    await putOff(needs, work);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof ProviderFailure)) throw thrown;
    const fields = { err: thrown, command: kind, attemptId, refusal: thrown.refusal };
    needs.logger.warn(fields, 'A command to the payment provider failed');
    await noteFailure(needs, work, thrown);
    return thrown.kind !== 'unclear';
  }
};
