import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { reassignCode } from '../../codes/index.ts';
import { seatDayRepository } from '../../departures/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';

type Needs = Pick<Dependencies, 'database'>;

const eachBookingOf = async (
  { database }: Needs,
  owner: ObjectId,
  run: (booking: BookingRecord) => Promise<void>,
): Promise<void> => {
  const bookings = bookingRepository(database);
  let cursor: string | undefined;
  do {
    const page = await bookings.listOfUser(String(owner), { limit: BATCH, cursor });
    for (const booking of page.records) await run(booking);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
};
const BATCH = 100;

/**
 * Lets the seats of an account's bookings count for it, where they still count for the one that was joined
 * into it: the share of a day that one account may hold unpaid is of both together. It looks at all bookings
 * of the account, because a hold may have been written by who had read the booking before it moved.
 */
export const moveSeats = (needs: Needs, from: ObjectId, to: ObjectId): Promise<void> =>
  eachBookingOf(needs, to, async ({ _id, holdsSeats, package: { packageId }, travelDate: day }) => {
    if (holdsSeats) await seatDayRepository(needs.database).reassign({ packageId, day }, { booking: _id, from, to });
  });

/** The same of the uses of promotion codes, of which an account has so many. */
export const moveCodeUses = (needs: Needs, from: ObjectId, to: ObjectId): Promise<void> =>
  eachBookingOf(needs, to, async ({ _id, choice }) => {
    if (choice?.code) await reassignCode(needs, choice.code.id, { booking: _id, from, to });
  });
