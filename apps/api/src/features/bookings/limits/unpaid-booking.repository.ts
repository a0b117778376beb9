import type { CalendarDate } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';
import type { Claimant } from './claimant.ts';

/** The parts of a booking that the limits depend on. */
export type UnpaidBooking = Pick<
  BookingRecord,
  '_id' | 'userId' | 'bookingStatus' | 'travelDate' | 'bookingDate' | 'listedAttempts' | 'unpaidClaims'
> & { package: Pick<BookingRecord['package'], 'packageId'> };

const FIELDS = {
  userId: 1,
  bookingStatus: 1,
  travelDate: 1,
  bookingDate: 1,
  listedAttempts: 1,
  unpaidClaims: 1,
  'package.packageId': 1,
};

/** Names are of hexadecimal digits, letters, digits, `-` and `_`, so nothing in them means anything in a pattern. */
const placesOf = (name: string) => ({ unpaidClaims: new RegExp(`^${name} `) });

/** Every query on unpaid bookings. */
export const unpaidBookingRepository = (database: Connection) => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  return {
    /** Bookings with a place of the account or the address, and unpaid ones of the account on one travel day since an instant. */
    list: (
      { account, address }: Claimant,
      { packageId, travelDate, since }: { packageId: Types.ObjectId; travelDate: CalendarDate; since: Date },
    ): Promise<UnpaidBooking[]> =>
      bookings
        .find(
          {
            $or: [
              placesOf(account),
              placesOf(address),
              {
                userId: objectIdOf(account),
                'package.packageId': packageId,
                travelDate,
                bookingDate: { $gt: since },
                amountReceived: 0,
              },
            ],
          },
          FIELDS,
        )
        .lean<UnpaidBooking[]>(),
    /** Releases the places of bookings that no longer wait. */
    giveUpPlaces: async (ids: readonly Types.ObjectId[]): Promise<void> => {
      await bookings.updateMany({ _id: { $in: ids } }, { $unset: { unpaidClaims: 1 } });
    },
  };
};
