import { addDays, type CalendarDate, startOfDay } from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import type { MovedAttempt } from '../../attempts/index.ts';
import { type BookingRecord, bookingSchema } from '../../bookings/index.ts';

export type BookingOfMovements = Pick<BookingRecord, '_id' | 'attempts' | 'username' | 'package' | 'travelDate'>;
/** As much of a booking as tells which of its money moved when, and what a report groups by. */
export type ReportedBooking = Pick<BookingRecord, '_id' | 'source' | 'byStaff' | 'country'> & {
  package: Pick<BookingRecord['package'], 'packageId' | 'title'>;
  attempts: MovedAttempt[];
};

type Fields = Readonly<Record<string, 1>>;
const OF_MOVEMENTS: Fields = { attempts: 1, username: 1, 'package.title': 1, travelDate: 1 };
const OF_REPORTS: Fields = {
  source: 1,
  byStaff: 1,
  country: 1,
  'package.packageId': 1,
  'package.title': 1,
  'attempts.paidAt': 1,
  'attempts.amountReceived': 1,
  'attempts.amountRefunded': 1,
  'attempts.disputeClosedAt': 1,
  'attempts.isDisputeLost': 1,
  'attempts.refunds.state': 1,
  'attempts.refunds.doneAt': 1,
  'attempts.refunds.amount': 1,
  'attempts.refunds.isReversal': 1,
};

/** Bookings by the days on which money of theirs moved. */
export const movementRepository = (database: Connection, timeZone: string) => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  const find = <Found>(attempt: object, index: string, fields: Fields): Promise<Found[]> =>
    bookings
      .find({ attempts: { $elemMatch: attempt } } as QueryFilter<BookingRecord>, fields)
      .hint({ [index]: 1 })
      .lean<Found[]>();
  /** Those with a payment, a refund or a lost dispute on some days, both included, each once. */
  const listBetween = async <Found extends { _id: BookingRecord['_id'] }>(
    from: CalendarDate,
    to: CalendarDate,
    fields: Fields,
  ): Promise<Found[]> => {
    const within = { $gte: startOfDay(from, timeZone), $lt: startOfDay(addDays(to, 1), timeZone) };
    const found = await Promise.all([
      find<Found>({ paidAt: within }, 'attempts.paidAt', fields),
      find<Found>({ refunds: { $elemMatch: { doneAt: within } } }, 'attempts.refunds.doneAt', fields),
      find<Found>({ disputeClosedAt: within }, 'attempts.disputeClosedAt', fields),
    ]);
    return [...new Map(found.flat().map((booking) => [String(booking._id), booking])).values()];
  };
  return {
    /** Those of some payments. */
    listPaidBy: async (paymentIds: readonly string[]): Promise<BookingOfMovements[]> =>
      paymentIds.length === 0 ? [] : find({ paymentId: { $in: paymentIds } }, 'attempts.paymentId', OF_MOVEMENTS),
    /** Those with movements on a day, each once. */
    listOn: (day: CalendarDate): Promise<BookingOfMovements[]> => listBetween(day, day, OF_MOVEMENTS),
    /** The same of some days, both included, for a report. */
    listReported: (from: CalendarDate, to: CalendarDate): Promise<ReportedBooking[]> => listBetween(from, to, OF_REPORTS),
  };
};
