import type { VoucherArrivals } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { todayOf } from '../../../time/today-of.ts';
import { type BookingRecord, bookingRepository, isAsked, placesOfBooking } from '../../bookings/index.ts';
import { assertAttends } from '../../departures/index.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { bookingOfCode } from './voucher-code.ts';

const stateOf = (booking: BookingRecord, today: string): VoucherArrivals['state'] => {
  if (booking.bookingStatus === 'cancelled' || isAsked(booking)) return 'cancelled';
  if (booking.travelDate === today) return 'today';
  return booking.travelDate > today ? 'early' : 'over';
};

/**
 * Who travels on a scanned voucher, and who of them is here. Nothing is ticked by it: that is `checkIn`.
 * @throws NOT_FOUND for a code that was not made here, or of a booking that is not paid; FORBIDDEN as
 * `assertAttends`
 */
export const showArrivals = async (
  needs: Pick<Dependencies, 'config' | 'database' | 'clock'>,
  caller: Caller,
  code: string,
): Promise<VoucherArrivals> => {
  const id = bookingOfCode(needs.config, code);
  const booking = id === null ? null : await bookingRepository(needs.database).findById(id);
  if (!booking || booking.bookingStatus === 'pending') throw new ApiError('NOT_FOUND');
  noteBooking(booking._id);
  const { packageId } = booking.package;
  await assertAttends(needs, caller, { packageId, day: booking.travelDate });
  const stored = await travellersRepository(needs.database).findById(booking._id);
  const state = stateOf(booking, todayOf(needs));
  const places = state === 'cancelled' ? [] : placesOfBooking(booking, undefined, stored);
  return {
    state,
    booking: String(booking._id),
    packageId: String(packageId),
    travelDate: booking.travelDate,
    travellers: places.map(({ id: traveller, traveller: known }) => {
      const arrival = stored?.arrivals?.[traveller]?.arrival;
      return { id: traveller, name: known?.name ?? null, ...(arrival ? { arrival } : {}) };
    }),
  };
};
