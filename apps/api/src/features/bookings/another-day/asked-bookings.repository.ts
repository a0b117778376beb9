import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';

const UNANSWERED = { bookingStatus: 'confirmed' as const, 'anotherDay.answer': { $exists: false } };

/** Queries on bookings that are, or were, asked for another day. */
export const askedBookings = (database: Connection) => {
  const bookings = modelOf<BookingRecord>(database, 'Booking', bookingSchema);
  return {
    /** Those that are asked whether they come on a day. */
    listAskedTo: (packageId: string, day: CalendarDate): Promise<BookingRecord[]> =>
      bookings
        .find({ 'anotherDay.to': day, 'package.packageId': objectIdOf(packageId), ...UNANSWERED })
        .hint({ 'anotherDay.to': 1, 'package.packageId': 1 })
        .lean<BookingRecord[]>(),
    /**
     * How many of the bookings of a cancelled departure are asked, and how many travel on another day by now.
     */
    countAnswers: async (ids: readonly Types.ObjectId[], day: CalendarDate): Promise<{ asked: number; moved: number }> => {
      const of = { _id: { $in: ids }, bookingStatus: 'confirmed' as const };
      const [asked, moved] = await Promise.all([
        bookings.countDocuments({ ...of, ...UNANSWERED, anotherDay: { $exists: true }, travelDate: day }),
        bookings.countDocuments({ ...of, travelDate: { $ne: day } }),
      ]);
      return { asked, moved };
    },
  };
};
