import type { Backfill } from '../../../database/migrate.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { UnpaidListRecord } from './unpaid-list.model.ts';
import { listOfAccount, listOfAddress, stepsToAdd } from './unpaid-list-writes.ts';

const BATCH = 500;
const NO_LIMIT = { bookings: Number.MAX_SAFE_INTEGER, persons: null };
/** Earlier than any travel day. */
const NO_DAY = '';

type Earlier = Pick<BookingRecord, '_id' | 'bookingStatus' | 'totalPersons' | 'travelDate' | 'bookingDate'> & {
  /** Such as `<account> b0`, `<account> p0` to `p3`, and `<address> a0`. */
  unpaidClaims: string[];
};

const listsOf = ({ unpaidClaims }: Earlier): string[] =>
  unpaidClaims.flatMap((claim) => {
    const [name = '', place = ''] = claim.split(' ');
    if (place.startsWith('b')) return [listOfAccount(name)];
    return place.startsWith('a') ? [listOfAddress(name)] : [];
  });

/**
 * Bookings that the previous version counted by claims of their own: they are added to the lists. In batches, each found by the index of the
 * former field, so it may be interrupted, and costs nothing once it is done. Bypasses the model, whose hooks refuse bulk writes.
 */
export const backfillUnpaidLists: Backfill = async ({ database }) => {
  const bookings = database.collection<Earlier>('bookings');
  const lists = database.collection<UnpaidListRecord>('unpaidlists');
  for (;;) {
    const batch = await bookings
      .find({ unpaidClaims: { $exists: true } })
      .limit(BATCH)
      .toArray();
    if (batch.length === 0) return;
    const additions = batch
      .filter(({ bookingStatus }) => bookingStatus === 'pending')
      .flatMap((booking) => {
        const { _id, totalPersons, travelDate, bookingDate } = booking;
        const entry = { booking: _id, call: _id, persons: totalPersons, travelDate, addedAt: bookingDate };
        const update = stepsToAdd(entry, NO_LIMIT, NO_DAY);
        return listsOf(booking).map((id) => ({ updateOne: { filter: { _id: id }, update, upsert: true } }));
      });
    if (additions.length > 0) await lists.bulkWrite(additions);
    await bookings.bulkWrite(
      batch.map((booking) => ({
        updateOne: {
          filter: { _id: booking._id },
          update: [
            { $set: { unpaidLists: { $cond: [{ $eq: ['$bookingStatus', 'pending'] }, listsOf(booking), '$$REMOVE'] } } },
            { $unset: 'unpaidClaims' },
          ],
        },
      })),
    );
  }
};
