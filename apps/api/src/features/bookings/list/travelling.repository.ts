import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { bookingSchema } from '../booking.model.ts';
import { BY_TRAVEL_DAY } from '../booking-sums.repository.ts';

/** A confirmed booking, as its departure counts it. */
export type Travelling = {
  readonly _id: Types.ObjectId;
  readonly packageId: Types.ObjectId;
  readonly travelDate: CalendarDate;
  readonly totalPersons: number;
};

/** Those of some days, both included, by day and up to a limit; read from an index alone. */
export const travellingBetween = (
  database: Connection,
  from: CalendarDate,
  to: CalendarDate,
  most: number,
): Promise<Travelling[]> =>
  modelOf(database, 'Booking', bookingSchema)
    .aggregate<Travelling>([
      { $match: { bookingStatus: 'confirmed', travelDate: { $gte: from, $lte: to } } },
      { $sort: BY_TRAVEL_DAY },
      { $limit: most },
      { $project: { packageId: '$package.packageId', travelDate: 1, totalPersons: 1 } },
    ])
    .hint(BY_TRAVEL_DAY);
