import { t } from '@wayfarer/words';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteBooking } from '../../logging/audit-context.ts';
import { assertMayHandle } from './booking.policy.ts';
import type { BookingRepository } from './booking.repository.ts';
import type { BookingWithPackage } from './package-now.ts';

export const noSuchBooking = (): ApiError => new ApiError('NOT_FOUND', t('There is no such booking.'));

/**
 * A booking that the caller may handle, with its package.
 * @throws NOT_FOUND, FORBIDDEN
 */
export const getBookingFor = async (bookings: BookingRepository, caller: Caller, id: string): Promise<BookingWithPackage> => {
  const found = await bookings.findWithPackage(id);
  if (!found) throw noSuchBooking();
  noteBooking(found.booking._id);
  assertMayHandle(caller, found.booking);
  return found;
};
