import { hasReceivedMoney, type Payment } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import { assertMayActFor, type Caller } from '../../../http/caller.ts';
import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { type BookingRecord, bookingRepository } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { noSuchPayment } from '../no-such-payment.ts';
import { presentOnePayment } from '../payment.presenter.ts';
import { providerInTime } from '../provider-in-time.ts';
import { settle } from './settle.ts';

const attemptWith = (booking: BookingRecord | null, sessionId: string) =>
  booking?.attempts.find((attempt) => attempt.sessionId === sessionId);

/**
 * For the success page: asks the provider for the state of a payment. A payment that is already known is
 * answered from the records, so that a reload works while the provider is silent.
 * @throws NOT_FOUND, FORBIDDEN; NOT_PAID (yet); PAYMENT_PROVIDER_UNAVAILABLE
 */
export const updatePaymentStatus = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  sessionId: string,
): Promise<{ updatedPayment: Payment }> => {
  const known = await bookingRepository(dependencies.database).findBySession(sessionId);
  if (!known) throw noSuchPayment();
  noteBooking(known._id);
  assertMayActFor(caller, String(known.userId));
  let booking: BookingRecord | null = known;
  if (!hasReceivedMoney(attemptWith(known, sessionId)?.status ?? 'creating')) {
    try {
      booking = await settle({ ...dependencies, paymentProvider: providerInTime(dependencies) }, sessionId, known);
    } catch (thrown) {
      if (thrown instanceof ProviderFailure) throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
      throw thrown;
    }
  }
  const attempt = attemptWith(booking, sessionId);
  if (!booking || !attempt || !hasReceivedMoney(attempt.status)) throw new ApiError('NOT_PAID');
  return { updatedPayment: await presentOnePayment(dependencies.database, { ...booking, attempt }, caller.role) };
};
