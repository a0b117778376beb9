import type { CalendarDate, MinorUnits } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import type { ObjectId } from '../../database/object-ids.ts';
import { bookingSchema } from './booking.model.ts';
import { BY_USER_FOR_SUMS } from './booking-indexes.model.ts';

/** What came of the bookings of somebody. */
export type UserSums = {
  /** In every status, and of these the confirmed ones. */
  readonly bookings: number;
  readonly confirmed: number;
  /** Received, without what went back. */
  readonly kept: MinorUnits;
  /** The confirmed one with the latest travel day; null without any. */
  readonly last: { readonly travelDate: CalendarDate; readonly packageId: ObjectId } | null;
};

const isConfirmed = { $eq: ['$bookingStatus', 'confirmed'] };
const trip = { travelDate: '$travelDate', packageId: '$package.packageId' };

/**
 * The sums over the bookings of some users, by their ids, and none of who has no booking. Read from an index
 * alone, so that who booked for hundreds costs little more than who booked once.
 */
export const sumsOfUsers = async (database: Connection, userIds: readonly ObjectId[]): Promise<ReadonlyMap<string, UserSums>> => {
  const found = await modelOf(database, 'Booking', bookingSchema)
    .aggregate<UserSums & { _id: ObjectId }>([
      { $match: { userId: { $in: userIds } } },
      {
        $group: {
          _id: '$userId',
          bookings: { $sum: 1 },
          confirmed: { $sum: { $cond: [isConfirmed, 1, 0] } },
          kept: { $sum: { $subtract: ['$amountReceived', '$amountRefunded'] } },
          // The later day is the greater of two, and a trip is greater than none.
          last: { $max: { $cond: [isConfirmed, trip, null] } },
        },
      },
    ])
    .hint(BY_USER_FOR_SUMS);
  return new Map(found.map(({ _id, ...sums }) => [String(_id), sums]));
};
