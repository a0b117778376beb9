import { addDays, type CalendarDate, startOfDay } from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../../bookings/index.ts';

export type BookingOfMovements = Pick<
  BookingRecord,
  '_id' | 'attempts' | 'username' | 'travelDate' | 'source' | 'byStaff' | 'country'
> & { package: Pick<BookingRecord['package'], 'packageId' | 'title'> };

/** Bookings by the days on which money of theirs moved. */
export const movementRepository = (database: Connection, timeZone: string) => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  const find = (attempt: object, index: string): Promise<BookingOfMovements[]> =>
    bookings
      .find({ attempts: { $elemMatch: attempt } } as QueryFilter<BookingRecord>, {
        attempts: 1,
        username: 1,
        'package.packageId': 1,
        'package.title': 1,
        travelDate: 1,
        source: 1,
        byStaff: 1,
        country: 1,
      })
      .hint({ [index]: 1 })
      .lean<BookingOfMovements[]>();
  return {
    /** Those of some payments. */
    listPaidBy: async (paymentIds: readonly string[]): Promise<BookingOfMovements[]> =>
      paymentIds.length === 0 ? [] : find({ paymentId: { $in: paymentIds } }, 'attempts.paymentId'),
    /** Those with a payment, a refund or a lost dispute on some days, both included, each once. */
    listBetween: async (from: CalendarDate, to: CalendarDate): Promise<BookingOfMovements[]> => {
      const within = { $gte: startOfDay(from, timeZone), $lt: startOfDay(addDays(to, 1), timeZone) };
      const found = await Promise.all([
        find({ paidAt: within }, 'attempts.paidAt'),
        find({ refunds: { $elemMatch: { doneAt: within } } }, 'attempts.refunds.doneAt'),
        find({ disputeClosedAt: within }, 'attempts.disputeClosedAt'),
      ]);
      return [...new Map(found.flat().map((booking) => [String(booking._id), booking])).values()];
    },
  };
};
