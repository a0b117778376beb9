import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';

type Id = Pick<BookingRecord, '_id'>;

/**
 * Bookings with something that staff wrote about a refund or a cancellation. Partial indexes hold these few.
 */
export const reasonedBookingRepository = (database: Connection) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  return {
    /** The first ones with a refund's reason from before an instant. */
    idsWithRefundReasonBefore: async (instant: Date, most: number): Promise<Types.ObjectId[]> => {
      const isText = { $type: 'string' } as const;
      const due = { reason: isText, requestedAt: { $lt: instant } };
      const found = await bookings
        .find({ 'attempts.refunds.reason': isText, attempts: { $elemMatch: { refunds: { $elemMatch: due } } } }, { _id: 1 })
        .hint({ 'attempts.refunds.requestedAt': 1 })
        .limit(most)
        .lean<Id[]>();
      return found.map(({ _id }) => _id);
    },
    /** The first ones with a cancel's reason from before an instant. */
    idsWithCancelReasonBefore: async (instant: Date, most: number): Promise<Types.ObjectId[]> => {
      const found = await bookings
        .find({ 'staffCancel.reason': { $type: 'string' }, 'staffCancel.at': { $lt: instant } }, { _id: 1 })
        .hint({ 'staffCancel.at': 1 })
        .limit(most)
        .lean<Id[]>();
      return found.map(({ _id }) => _id);
    },
  };
};
