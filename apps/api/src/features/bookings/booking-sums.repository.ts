import { addDays, type CalendarDate, MAX_DEPARTURES, startOfDay } from '@wayfarer/contracts';
import type { Connection, PipelineStage, Types } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { departureIdFrom } from '../departures/index.ts';
import type { BookingSums, DaySums, DepartureSums, RankedPackage } from '../figures/index.ts';
import { type BookingRecord, bookingSchema } from './booking.model.ts';
import { BY_CHANGE_OF_SUMS } from './booking-indexes.model.ts';
import { SEATS_OF_BOOKING } from './seats-of-booking.ts';

/** Indexes that hold every field of the sums, so that no booking document is read. */
const BY_BOOKING_DAY = {
  bookingDate: 1,
  bookingStatus: 1,
  amountReceived: 1,
  amountRefunded: 1,
  'package.packageId': 1,
} as const;
export const BY_TRAVEL_DAY = {
  bookingStatus: 1,
  travelDate: 1,
  'package.packageId': 1,
  totalPersons: 1,
  seats: 1,
  _id: 1,
} as const;

const countWhere = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
const countOfStatus = (status: string) => countWhere({ $eq: ['$bookingStatus', status] });
const dayMade = (timezone: string) => ({ $dateToString: { date: '$bookingDate', format: '%Y-%m-%d', timezone } });
const HAS_NO_SEAT_LEFT = { $and: [{ $gt: ['$capacity', 0] }, { $gte: ['$seats', '$capacity'] }] };
const NET = { $subtract: ['$amountReceived', '$amountRefunded'] };

/**
 * Sums over bookings, for the stored daily figures (docs/decisions/0032). Each reads one index, within the
 * given days, and takes as long as it takes: only a job waits for it.
 */
export const bookingSumsRepository = (database: Connection, timezone: string) => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  const madeBetween = (from: CalendarDate, to: CalendarDate) => ({
    bookingDate: { $gte: startOfDay(from, timezone), $lt: startOfDay(addDays(to, 1), timezone) },
  });
  const perDay = async <Sums>(stages: PipelineStage[], hint: Record<string, 1>): Promise<Map<CalendarDate, Sums>> => {
    const days = await bookings.aggregate<Sums & { _id: CalendarDate }>(stages).hint(hint).option({ maxTimeMS: 0 });
    return new Map(days.map(({ _id, ...sums }) => [_id, sums as Sums]));
  };
  return {
    /** By the day on which they were made. */
    sumMade: (from: CalendarDate, to: CalendarDate): Promise<DaySums<'bookings'>> =>
      perDay<BookingSums>(
        [
          { $match: madeBetween(from, to) },
          {
            $group: {
              _id: dayMade(timezone),
              pending: countOfStatus('pending'),
              confirmed: countOfStatus('confirmed'),
              cancelled: countOfStatus('cancelled'),
              paid: countWhere({ $gt: ['$amountReceived', 0] }),
              received: { $sum: '$amountReceived' },
              refunded: { $sum: '$amountRefunded' },
            },
          },
        ],
        BY_BOOKING_DAY,
      ),
    /** Confirmed ones by their travel day, with the capacity that their departures have now. */
    sumTravelling: (from: CalendarDate, to: CalendarDate): Promise<DaySums<'departures'>> =>
      perDay<DepartureSums>(
        [
          { $match: { bookingStatus: 'confirmed', travelDate: { $gte: from, $lte: to } } },
          {
            $group: {
              _id: { day: '$travelDate', id: '$package.packageId' },
              persons: { $sum: '$totalPersons' },
              seats: { $sum: SEATS_OF_BOOKING },
            },
          },
          {
            $lookup: {
              from: 'tourpackages',
              localField: '_id.id',
              foreignField: '_id',
              pipeline: [{ $project: { capacity: 1 } }],
              as: 'tourPackage',
            },
          },
          { $set: { seatDay: departureIdFrom('$_id.id', '$_id.day') } },
          {
            $lookup: {
              from: 'seatdays',
              localField: 'seatDay',
              foreignField: '_id',
              pipeline: [{ $project: { capacity: 1 } }],
              as: 'own',
            },
          },
          { $set: { capacity: { $ifNull: [{ $first: '$tourPackage.capacity' }, null] } } },
          { $set: { capacity: { $cond: ['$capacity', { $ifNull: [{ $first: '$own.capacity' }, '$capacity'] }, '$capacity'] } } },
          {
            $group: {
              _id: '$_id.day',
              departures: { $sum: 1 },
              persons: { $sum: '$persons' },
              seated: { $sum: { $cond: [{ $gt: ['$capacity', 0] }, '$seats', 0] } },
              seats: { $sum: { $ifNull: ['$capacity', 0] } },
              full: { $push: { $cond: [HAS_NO_SEAT_LEFT, '$_id.id', '$$REMOVE'] } },
              largest: {
                $topN: {
                  n: MAX_DEPARTURES,
                  sortBy: { persons: -1, '_id.id': 1 },
                  output: { tourPackageId: '$_id.id', persons: '$persons', seats: '$seats', capacity: '$capacity' },
                },
              },
            },
          },
        ],
        BY_TRAVEL_DAY,
      ),
    /** The packages with the highest revenue (received less refunded) among the bookings of some days. */
    rankPackages: (from: CalendarDate, to: CalendarDate, most: number): Promise<RankedPackage[]> =>
      bookings
        .aggregate<RankedPackage>([
          { $match: madeBetween(from, to) },
          {
            $group: {
              _id: '$package.packageId',
              bookings: countWhere({ $ne: ['$bookingStatus', 'cancelled'] }),
              revenue: { $sum: NET },
            },
          },
          { $match: { $or: [{ bookings: { $gt: 0 } }, { revenue: { $gt: 0 } }] } },
          { $sort: { revenue: -1, bookings: -1, _id: 1 } },
          { $limit: most },
          { $project: { _id: 0, tourPackageId: '$_id', bookings: 1, revenue: 1 } },
        ])
        .hint(BY_BOOKING_DAY)
        .option({ maxTimeMS: 0 }),
    /** How many confirmed bookings each package had among those made on some days, by its id. */
    countSales: async (from: CalendarDate, to: CalendarDate): Promise<Map<string, number>> => {
      const sold = await bookings
        .aggregate<{ _id: Types.ObjectId; count: number }>([
          { $match: { ...madeBetween(from, to), bookingStatus: 'confirmed' } },
          { $group: { _id: '$package.packageId', count: { $sum: 1 } } },
        ])
        .hint(BY_BOOKING_DAY)
        .option({ maxTimeMS: 0 });
      return new Map(sold.map(({ _id, count }) => [String(_id), count]));
    },
    /** The first booking instant at or after another; null when there is none. */
    nextMade: async (from: Date): Promise<Date | null> => {
      const made = { bookingDate: { $gte: from } };
      const next = await bookings.findOne(made, { bookingDate: 1 }).sort({ bookingDate: 1 }).hint(BY_BOOKING_DAY).lean();
      return next?.bookingDate ?? null;
    },
    /** The first travel day of a confirmed booking after another; null when there is none. */
    nextTravelDay: async (after: CalendarDate | null): Promise<CalendarDate | null> => {
      const next = await bookings
        .findOne({ bookingStatus: 'confirmed', travelDate: { $gt: after ?? '' } }, { travelDate: 1 })
        .sort({ travelDate: 1 })
        .hint(BY_TRAVEL_DAY)
        .lean();
      return next?.travelDate ?? null;
    },
    /**
     * The days on which bookings count that changed since a moment, or counted before their trips were moved.
     */
    changedDays: async (since: Date): Promise<{ made: CalendarDate; travelDate: CalendarDate }[]> => {
      const found = await bookings
        .aggregate<{ _id: { made: CalendarDate; travelDate: CalendarDate } }>([
          { $match: { sumsChangedAt: { $gte: since } } },
          {
            $project: {
              bookingDate: 1,
              travelDate: { $concatArrays: [['$travelDate'], { $ifNull: ['$changes.from.travelDate', []] }] },
            },
          },
          { $unwind: '$travelDate' },
          { $group: { _id: { made: dayMade(timezone), travelDate: '$travelDate' } } },
        ])
        .hint(BY_CHANGE_OF_SUMS)
        .option({ maxTimeMS: 0 });
      return found.map(({ _id }) => _id);
    },
    /** Whose bookings changed since a moment. */
    changedUsers: async (since: Date): Promise<Types.ObjectId[]> => {
      const found = await bookings
        .aggregate<{ _id: Types.ObjectId }>([{ $match: { sumsChangedAt: { $gte: since } } }, { $group: { _id: '$userId' } }])
        .hint(BY_CHANGE_OF_SUMS)
        .option({ maxTimeMS: 0 });
      return found.map(({ _id }) => _id);
    },
    /** Travel days on which a package has confirmed bookings. */
    travelDaysOf: (tourPackageId: BookingRecord['_id']): Promise<CalendarDate[]> =>
      bookings.distinct('travelDate', { 'package.packageId': tourPackageId, bookingStatus: 'confirmed' }),
  };
};
