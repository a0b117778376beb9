import type { Booking } from '@wayfarer/contracts';
import { objectIdOf } from '../database/object-ids.ts';
import type { TestApi } from './start-test-api.ts';

/** Moves a booking's travel day into the past, which no call does. */
export const endTrip = async ({ dependencies }: TestApi, { _id }: Pick<Booking, '_id'>): Promise<void> => {
  await dependencies.database.collection('bookings').updateOne({ _id: objectIdOf(_id) }, { $set: { travelDate: '2020-01-01' } });
};
