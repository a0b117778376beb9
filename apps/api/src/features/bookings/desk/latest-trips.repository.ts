import type { FoundCustomer } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import type { ObjectId } from '../../../database/object-ids.ts';
import { bookingSchema } from '../booking.model.ts';
import { BY_USER } from '../booking-indexes.model.ts';

type LatestTrip = NonNullable<FoundCustomer['lastTrip']>;

/** What some users booked last, by their ids: one read. */
export const latestTripsOf = async (
  database: Connection,
  userIds: readonly ObjectId[],
): Promise<ReadonlyMap<string, LatestTrip>> => {
  const found = await modelOf(database, 'Booking', bookingSchema)
    .aggregate<LatestTrip & { _id: ObjectId }>([
      { $match: { userId: { $in: userIds } } },
      { $sort: BY_USER },
      { $group: { _id: '$userId', title: { $first: '$package.title' }, travelDate: { $first: '$travelDate' } } },
    ])
    .hint(BY_USER);
  return new Map(found.map(({ _id, title, travelDate }) => [String(_id), { title, travelDate }]));
};
