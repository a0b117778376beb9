import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { unansweredFailureIn } from '../attempts/index.ts';
import { type BookingRecord, bookingSchema } from '../bookings/index.ts';

/**
 * How many bookings have a payment that waits for a person, by what it waits for; of the first so many that
 * wait.
 */
export const countPaymentsWaiting = async (
  database: Connection,
  most: number,
): Promise<{ needsReview: number; failedRefunds: number; disputes: number }> => {
  const waiting = await modelOf<BookingRecord>(database, 'Booking', bookingSchema)
    .find({ waitsSince: { $type: 'date' } }, { 'attempts.status': 1, 'attempts.refunds': 1, 'attempts.disputedAt': 1 })
    .hint({ waitsSince: 1, _id: 1 })
    .limit(most)
    .lean<Pick<BookingRecord, 'attempts'>[]>();
  const count = (waits: (attempt: BookingRecord['attempts'][number]) => boolean): number =>
    waiting.filter(({ attempts }) => attempts.some(waits)).length;
  return {
    needsReview: count(({ status }) => status === 'needs_review'),
    failedRefunds: count((attempt) => unansweredFailureIn(attempt) !== null),
    disputes: count(({ disputedAt }) => Boolean(disputedAt)),
  };
};
