import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../../bookings/index.ts';
import type { DueInvoice } from '../../invoices/index.ts';

const BY_TIME = { 'invoicesDue.at': 1 } as const;

/** Bookings with due invoices or credit notes. */
export const dueInvoiceRepository = (database: Connection) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  return {
    /** The longest waiting ones, up to a limit. */
    list: (most: number): Promise<BookingRecord[]> =>
      bookings
        .find({ 'invoicesDue.at': { $exists: true } })
        .sort(BY_TIME)
        .hint(BY_TIME)
        .limit(most)
        .lean<BookingRecord[]>(),
    /**
     * Removes one that is issued or never will be. One write that changes nothing else and leaves an empty
     * list.
     */
    settle: async (_id: Types.ObjectId, { kind, of }: DueInvoice): Promise<void> => {
      await bookings.updateOne({ _id }, { $pull: { invoicesDue: { kind, of } } });
    },
  };
};
