import { minorUnitsOf, type NewRefund, type Payment } from '@wayfarer/contracts';
import type { Caller } from '../../../http/caller.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { attemptOf } from '../../attempts/index.ts';
import { bookingRepository, changeBooking, forgetIfGone } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { noSuchPayment } from '../no-such-payment.ts';
import { presentOnePayment } from '../payment.presenter.ts';
import { settleAtOnce } from '../settle/settle-at-once.ts';

/**
 * Refunds a payment, or a part of it, with a reason. However often the call is repeated under the same key,
 * the money is refunded once; and however many calls come at once, never more than was paid. The request is
 * stored before the provider is called.
 * @param id of the payment, which is its attempt
 * @throws NOT_FOUND, NOT_REFUNDABLE, IDEMPOTENCY_KEY_REUSED
 */
export const refundPayment = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  id: string,
  { amount, reason, isReversal, requestKey }: NewRefund & { requestKey: string },
): Promise<{ payment: Payment }> => {
  const bookings = bookingRepository(dependencies.database);
  const attemptId = id.toLowerCase();
  const found = await bookings.findByAttempt(attemptId);
  if (!found) throw noSuchPayment();
  noteBooking(found._id);
  const order = { amount: minorUnitsOf(amount), reason, askedBy: caller.userId, requestKey, isReversal };
  const asked = await changeBooking(bookings, found._id, (booking) =>
    dependencies.guards.decideRefund(booking, attemptId, order, dependencies.clock()),
  );
  await dependencies.reached?.('refund-stored');
  if (asked) await forgetIfGone(dependencies, asked);
  if (asked) await settleAtOnce(dependencies)(asked);
  const booking = await bookings.findById(found._id);
  const attempt = booking && attemptOf(booking, attemptId);
  if (!attempt) throw noSuchPayment();
  return { payment: await presentOnePayment(dependencies.database, { ...booking, attempt }, caller.role) };
};
