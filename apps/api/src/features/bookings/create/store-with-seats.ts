import { isDuplicateKey } from '../../../database/duplicate-key.ts';
import { UNLIMITED } from '../../departures/index.ts';
import type { Offer } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository, type NewBookingRecord } from '../booking.repository.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { findDurable } from '../change-booking.ts';
import { assertCodeHeld, holdCodeFor } from '../codes/hold-code-of.ts';
import { effectsOfNew } from '../effects/effects-of.ts';
import { isCounted } from '../is-counted.ts';
import { dropHoldsOf, holdEndsAt, holdSeatsFor, mostUnpaidOf, refusalOf } from '../seats/booking-seats.ts';
import { writtenNow } from '../trail/written-now.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

/**
 * Stores a new booking. Its seats are held first, under its future id, so that no booking is ever without
 * them. A crash in between blocks them until the hold ends. The same booking, sent again or concurrently, is
 * stored once.
 * @param name on the account that books
 * @throws SOLD_OUT with what is left, TOO_MANY_UNPAID; CONFLICT where its code is used up; nothing is stored
 * or held then
 */
export const storeWithSeats = async (
  needs: Needs,
  booking: Omit<NewBookingRecord, 'holdsSeats' | 'seatsHeldUntil'>,
  { capacity, schedule }: Pick<Offer, 'capacity' | 'schedule'>,
  name?: string,
): Promise<BookingRecord> => {
  const bookings = bookingRepository(needs.database);
  const holdsSeats = isCounted({ ...booking, holdsSeats: false }, { capacity, schedule: schedule ?? null });
  const seatsHeldUntil = holdsSeats
    ? (booking.byStaff?.link?.until ?? booking.fromOffer?.until ?? holdEndsAt(booking.bookingDate))
    : null;
  if (seatsHeldUntil) {
    const mostUnpaid = booking.unpaidOf ? mostUnpaidOf(capacity, needs.config) : null;
    const most = booking.byStaff?.overCapacity ? UNLIMITED : (capacity ?? UNLIMITED);
    const terms = { until: seatsHeldUntil, capacity: most, mostUnpaid, minimum: schedule?.minimum };
    const refusal = refusalOf(await holdSeatsFor(needs, booking, terms));
    if (refusal) throw refusal;
    await needs.reached?.('seats-held');
    try {
      assertCodeHeld(await holdCodeFor(needs, booking, seatsHeldUntil));
    } catch (thrown) {
      await dropHoldsOf(needs, booking);
      throw thrown;
    }
  }
  try {
    const record = { ...booking, holdsSeats, seatsHeldUntil };
    return await bookings.insert(record, effectsOfNew(record, writtenNow()), name);
  } catch (thrown) {
    const stored = isDuplicateKey(thrown) ? await findDurable(bookings, booking._id) : null;
    // The same order was stored by another call. If it was cancelled before this call held its seats, nobody
    // else would release them.
    if (holdsSeats && (!stored || stored.bookingStatus === 'cancelled')) await dropHoldsOf(needs, booking);
    if (stored) return stored;
    throw thrown;
  }
};
