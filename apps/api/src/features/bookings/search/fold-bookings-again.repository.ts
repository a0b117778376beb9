import { type Folded, foldAgain } from '../../../database/lists/fold-again.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { accountNamesOf } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { type Named, namedKeysOf, type Searched } from './search-keys.ts';

const searched: Folded<Searched & Pick<BookingRecord, 'userId'>, Named> = {
  collection: 'bookings',
  texts: ['username'],
  keysOf: (booking, named = { coming: null }) => namedKeysOf(booking, named),
  readBeside: async (database, batch) => {
    const [coming, names] = await Promise.all([
      travellersRepository(database).findManyById(batch.map(({ _id }) => _id)),
      accountNamesOf(
        database,
        batch.map(({ userId }) => userId),
      ),
    ]);
    const byBooking = new Map(coming.map((one) => [String(one._id), one]));
    return new Map(
      batch.map(({ _id, userId }) => [
        String(_id),
        { coming: byBooking.get(String(_id)) ?? null, name: names.get(String(userId)) },
      ]),
    );
  },
  // The month of the trip, and the names of customers.
  revision: 2,
};

/** Search words of bookings of an earlier version, as they are searched now. */
export const foldBookingsAgain = foldAgain(searched);
