import type { PaymentAttempt } from '../../attempts/index.ts';
import { type BookingRecord, giveUpChange, type PendingChange } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { closeSession } from '../settle/carry-out-command.ts';

/** The page on which a change can be paid, or the one that is just being opened. */
export const liveFor = ({ attempts }: BookingRecord, { stay }: PendingChange): PaymentAttempt | undefined =>
  attempts.find(({ change, status }) => change === stay && (status === 'creating' || status === 'pending'));

/**
 * Gives up a change once nobody can pay it any more. One that was paid in that very moment is made.
 * @throws ProviderFailure where its page could not be closed
 */
export const abandonChange = async (needs: MoneyDependencies, booking: BookingRecord, change: PendingChange): Promise<void> => {
  const attempt = liveFor(booking, change);
  if (attempt) await closeSession(needs, { booking, attempt });
  await giveUpChange(needs, booking, change.stay);
};
