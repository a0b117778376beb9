import { type Folded, foldAgain } from '../../../database/lists/fold-again.ts';
import { withAmountKeys } from '../../attempts/index.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { accountNamesOf } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { type Named, namedKeysOf, type Searched } from './search-keys.ts';

const searched: Folded<Searched & Pick<BookingRecord, 'userId' | 'attempts'>, Named> = {
  collection: 'bookings',
  texts: ['username'],
  keysOf: (booking, named = { coming: null }) => ({
    ...namedKeysOf(booking, named),
    attempts: withAmountKeys(booking.attempts),
  }),
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
  // The month of the trip, the names of customers, the amounts of payments, and the companies of invoices.
  revision: 4,
};

/** Bookings of an earlier version with the words and the keys that they are found and ordered by now. */
export const foldBookingsAgain = foldAgain(searched);
