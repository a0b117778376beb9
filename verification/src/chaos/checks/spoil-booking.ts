import { MongoClient } from 'mongodb';
import type { Snapshot } from './snapshot.ts';

/**
 * Confirms a booking that was cancelled before anything was paid, which the product never does.
 * @throws when there is none, which every run of chaos leaves
 */
export const spoilBooking = async (uri: string, { bookings }: Snapshot): Promise<void> => {
  const cancelled = [...bookings.values()].find(
    ({ bookingStatus, attempts, totalAmount }) => bookingStatus === 'cancelled' && attempts.length === 0 && totalAmount > 0,
  );
  if (!cancelled) throw new Error('No booking was cancelled before anything was paid.');
  const client = await new MongoClient(uri).connect();
  await client
    .db()
    .collection('bookings')
    .updateOne({ _id: cancelled._id }, { $set: { bookingStatus: 'confirmed' } });
  await client.close();
};
