import type { mongo, QueryFilter } from 'mongoose';
import type { Backfill } from '../../database/migrate.ts';
import { modelOf } from '../../database/model-of.ts';
import { waitsSinceOf } from './attempts/waits-for-person.ts';
import { type BookingRecord, bookingSchema } from './booking.model.ts';

const BATCH = 500;

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
