import { isDuplicateKey } from '../../../database/duplicate-key.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Offer } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository, type NewBookingRecord } from '../booking.repository.ts';
import { findDurable } from '../change-booking.ts';
import { dropSeatsOf, holdEndsAt, holdSeatsFor, isCounted, mostUnpaidOf, refusalOf } from '../seats/booking-seats.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

/** Its places among the unpaid bookings: those found before, and how to find others. */
export type UnpaidPlaces = { readonly first: string[]; readonly others: () => Promise<string[]> };

/** Each retry means that another call took a place first, so the places run out before the retries do. */
const MOST_TRIES = 200;

const insertWithPlaces = async (
  insert: (claims: Pick<NewBookingRecord, 'unpaidClaims'>) => Promise<BookingRecord>,
  places: UnpaidPlaces | null,
): Promise<BookingRecord> => {
  if (!places) return insert({});
  let unpaidClaims = places.first;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      return await insert({ unpaidClaims });
    } catch (thrown) {
      if (!isDuplicateKey(thrown) || !thrown.message.includes('unpaidClaims')) throw thrown;
      unpaidClaims = await places.others();
    }
  }
  throw new ApiError('CONFLICT');
};

/**
 * Stores a new booking with its seats: they are held first, under its future id, so that no booking is ever without them.
 * A crash in between blocks them until the hold ends. The same booking, sent again or concurrently, is stored once.
 * @throws SOLD_OUT with what is left, TOO_MANY_UNPAID; nothing is stored then
 */
export const storeWithSeats = async (
  needs: Needs,
  booking: Omit<NewBookingRecord, 'holdsSeats' | 'seatsHeldUntil' | 'unpaidClaims'>,
  tourPackage: Pick<Offer, 'capacity'>,
  places: UnpaidPlaces | null,
): Promise<BookingRecord> => {
  const bookings = bookingRepository(needs.database);
  const holdsSeats = isCounted({ holdsSeats: false }, tourPackage);
  const seatsHeldUntil = holdsSeats ? holdEndsAt(needs.clock()) : null;
  if (seatsHeldUntil) {
    const { capacity } = tourPackage;
    const mostUnpaid = places && mostUnpaidOf(capacity, needs.config);
    const refusal = refusalOf(await holdSeatsFor(needs, booking, { until: seatsHeldUntil, capacity, mostUnpaid }));
    if (refusal) throw refusal;
    await needs.reached?.('seats-held');
  }
  try {
    return await insertWithPlaces(
      (unpaidClaims) => bookings.insert({ ...booking, holdsSeats, seatsHeldUntil, ...unpaidClaims }),
      places,
    );
  } catch (thrown) {
    const stored = isDuplicateKey(thrown) ? await findDurable(bookings, booking._id) : null;
    // The same order was stored by another call. If it was cancelled before this call held its seats, nobody else would release them.
    if (holdsSeats && (!stored || stored.bookingStatus === 'cancelled')) await dropSeatsOf(needs, booking);
    if (stored) return stored;
    throw thrown;
  }
};
