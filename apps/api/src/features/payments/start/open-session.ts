import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import type { PaymentAttempt } from '../../attempts/index.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import { failAttempt } from '../settle/fail-attempt.ts';
import { applyTruth, type SettleNeeds } from '../settle/settle.ts';

/**
 * Opens the session of a stored attempt, or finds the one that was opened before a crash: the same order
 * under the same key. A definite failure ends the attempt, so that the traveller can try again with a new
 * one.
 * @returns the booking afterwards
 * @throws ProviderFailure `unclear` or `busy`: the attempt stays, and the next call continues it
 */
export const openSession = async (
  needs: SettleNeeds,
  booking: BookingRecord,
  attempt: PaymentAttempt,
): Promise<BookingRecord | null> => {
  try {
    const truth = await needs.paymentProvider.openSession(attempt.order);
    await needs.reached?.('session-opened');
    return await applyTruth(needs, truth, booking);
  } catch (thrown) {
    const isDefinite = thrown instanceof ProviderFailure && (thrown.kind === 'failing' || thrown.kind === 'refused');
    if (!isDefinite) throw thrown;
    needs.logger.error({ err: thrown, bookingId: String(booking._id) }, 'The provider did not open a session');
    return failAttempt(needs, booking._id, attempt);
  }
};
