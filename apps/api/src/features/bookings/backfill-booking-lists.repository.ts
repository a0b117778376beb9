import type { mongo, QueryFilter } from 'mongoose';
import type { Backfill } from '../../database/migrate.ts';
import { modelOf } from '../../database/model-of.ts';
import { waitsSinceOf } from './attempts/waits-for-person.ts';
import { BOOKINGS_BY_WORD, type BookingRecord, bookingSchema } from './booking.model.ts';
import { searchKeysOf } from './search/search-keys.ts';

const BATCH = 500;

/**
 * Adds search words to bookings that an earlier version stored. In batches, each found by the index of the missing field, so it
 * may be interrupted, and costs nothing once it is done. A booking whose traveller is renamed meanwhile is left to the next batch.
 * Bypasses the model, whose hooks refuse bulk writes.
 */
export const backfillSearchKeys: Backfill = async ({ database }) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  const lacking = { searchKeys: null } as QueryFilter<BookingRecord>;
  for (;;) {
    const batch = await bookings
      .find(lacking, { username: 1, package: 1 })
      .hint(BOOKINGS_BY_WORD)
      .limit(BATCH)
      .lean<BookingRecord[]>();
    if (batch.length === 0) return;
    await bookings.collection.bulkWrite(
      batch.map((booking) => ({
        updateOne: {
          filter: { _id: booking._id, username: booking.username },
          update: { $set: { searchKeys: searchKeysOf(booking) } },
        },
      })),
      { ordered: false },
    );
  }
};

/** Bookings that may wait for a person; two partial indexes and the index of statuses hold these few. */
const MAY_WAIT: QueryFilter<BookingRecord> = {
  $or: [
    { 'attempts.status': 'needs_review' },
    { 'attempts.refunds.state': 'failed' },
    { 'attempts.disputedAt': { $type: 'date' } },
  ],
};

/** Sets since when bookings wait for a person, where it is missing or an earlier version has changed the booking since. */
export const backfillWaiting: Backfill = async ({ database }) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  let writes: mongo.AnyBulkWriteOperation[] = [];
  const flush = async (): Promise<void> => {
    if (writes.length > 0) await bookings.collection.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  const found = bookings.find(MAY_WAIT, { attempts: 1, version: 1, waitsSince: 1 }).maxTimeMS(0).lean<BookingRecord[]>();
  for await (const { _id, version, attempts, waitsSince } of found.cursor({ batchSize: BATCH })) {
    const derived = waitsSinceOf(attempts);
    if (derived?.getTime() === waitsSince?.getTime()) continue;
    writes.push({ updateOne: { filter: { _id, version }, update: { $set: { waitsSince: derived } } } });
    if (writes.length >= BATCH) await flush();
  }
  await flush();
};
