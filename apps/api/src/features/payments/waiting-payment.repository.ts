import { rupeesOf, type Waiting, type WaitsFor } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { sumDueByHandIn, waitsForOf } from '../attempts/index.ts';
import { type BookingRecord, bookingSchema } from '../bookings/index.ts';

/**
 * How many bookings have a payment that waits for a person, by what it waits for; of the first so many that
 * wait.
 */
export const countPaymentsWaiting = async (
  database: Connection,
  most: number,
): Promise<Pick<Waiting, 'toGiveBack' | 'toGiveBackAmount' | 'needsReview' | 'failedRefunds' | 'disputes'>> => {
  const waiting = await modelOf<BookingRecord>(database, 'Booking', bookingSchema)
    .find({ waitsSince: { $type: 'date' } }, { attempts: 1 })
    .hint({ waitsSince: 1, _id: 1 })
    .limit(most)
    .lean<Pick<BookingRecord, 'attempts'>[]>();
  const count = (what: WaitsFor): number =>
    waiting.filter(({ attempts }) => attempts.some((attempt) => waitsForOf(attempt).includes(what))).length;
  const due = waiting.flatMap(({ attempts }) => attempts.map(sumDueByHandIn));
  return {
    toGiveBack: count('give-back'),
    toGiveBackAmount: rupeesOf(due.reduce((sum, amount) => sum + amount, 0)),
    needsReview: count('review'),
    failedRefunds: count('failed-refund'),
    disputes: count('dispute'),
  };
};
