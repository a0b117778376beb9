import type { Booking } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { bookingRepository, getBookingFor, presentBooking } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { providerInTime } from '../provider-in-time.ts';
import { abandonChange } from './abandon-change.ts';

/**
 * Drops a change that waits for its payment: its page is closed first, so that nobody pays it any more, and
 * its seats are released. Where none waits, nothing is done.
 * @throws NOT_FOUND, FORBIDDEN; CONFLICT where it was paid in that very moment, and so is made;
 * PAYMENT_PROVIDER_UNAVAILABLE where nobody can know whether it was paid
 */
export const dropTripChange = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  id: string,
): Promise<{ booking: Booking }> => {
  const bookings = bookingRepository(dependencies.database);
  const { booking } = await getBookingFor(bookings, caller, id);
  noteBooking(booking._id);
  const { changing } = booking;
  if (changing && changing.toPay > 0) {
    try {
      await abandonChange({ ...dependencies, paymentProvider: providerInTime(dependencies) }, booking, changing);
    } catch (thrown) {
      if (!(thrown instanceof ProviderFailure)) throw thrown;
      dependencies.logger.warn({ err: thrown, bookingId: id }, 'The payment page of a change could not be closed');
      throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
    }
  }
  const after = await getBookingFor(bookings, caller, id);
  if (changing && after.booking.changes?.some(({ stay }) => stay === changing.stay))
    throw new ApiError('CONFLICT', t('This change was paid already, so your trip is changed.'));
  return { booking: await presentBooking(dependencies, after, caller) };
};
