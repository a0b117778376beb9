import { isLive } from '@wayfarer/contracts';
import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import { attemptOf, type PaymentAttempt, withAttempt } from '../../attempts/index.ts';
import {
  type BookingRecord,
  bookingRepository,
  changeBooking,
  confirmFree,
  isFreeAndPending,
  releaseHoldsOf,
} from '../../bookings/index.ts';
import { settleByHand } from '../by-hand/settle-by-hand.ts';
import { nextCheckOf } from '../decide/decide.ts';
import { openSession } from '../start/open-session.ts';
import { carryOutCommand } from './carry-out-command.ts';
import { type SettleNeeds, settle } from './settle.ts';
import { settleChanges } from './settle-changes.ts';

/** Checks an attempt that may still be paid, and schedules the next check. */
const checkAttempt = async (needs: SettleNeeds, booking: BookingRecord, attempt: PaymentAttempt): Promise<boolean> => {
  let isAnswered = true;
  try {
    await (attempt.sessionId ? settle(needs, attempt.sessionId) : openSession(needs, booking, attempt));
  } catch (thrown) {
    if (!(thrown instanceof ProviderFailure)) throw thrown;
    needs.logger.warn({ err: thrown, attemptId: attempt.attemptId }, 'A payment could not be looked at and will be later');
    isAnswered = thrown.kind !== 'unclear';
  }
  await changeBooking(bookingRepository(needs.database), booking._id, (current) => {
    const seen = attemptOf(current, attempt.attemptId);
    if (!seen || !isLive(seen.status)) return null;
    return { attempts: withAttempt(current.attempts, { ...seen, checkAt: nextCheckOf(needs.clock()) }) };
  });
  await needs.reached?.('booking-checked');
  return isAnswered;
};

const isDue = (moment: Date | null, now: Date): boolean => moment !== null && moment <= now;

/**
 * Settles one booking as far as the provider allows: confirms it where it costs nothing, releases its
 * seats when it is cancelled, finishes its changes of day or party and drops one whose time is over,
 * carries out its open commands, and checks its live attempts.
 * @returns false when the provider did not answer
 */
export const settleBooking = async (needs: SettleNeeds, found: BookingRecord): Promise<boolean> => {
  const now = needs.clock();
  if (isFreeAndPending(found)) return (await confirmFree(needs, found)) !== null;
  const booking = found.takenByHand ? ((await settleByHand(needs, found)) ?? found) : found;
  const released = needs.guards.owesSeats(booking) ? await releaseHoldsOf(needs, booking) : await settleChanges(needs, booking);
  for (const command of booking.commands.filter(({ dueAt }) => isDue(dueAt, now))) {
    const attempt = attemptOf(booking, command.attemptId);
    if (attempt && !(await carryOutCommand(needs, { booking, attempt, command }))) return false;
  }
  const current = booking.commands.length === 0 ? released : await bookingRepository(needs.database).findById(booking._id);
  for (const attempt of current?.attempts.filter(({ checkAt }) => isDue(checkAt, now)) ?? [])
    if (current && !(await checkAttempt(needs, current, attempt))) return false;
  return true;
};
