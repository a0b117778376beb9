import { type Folded, foldAgain } from '../../../database/lists/fold-again.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { type Coming, type Searched, searchKeysOf } from './search-keys.ts';

const searched: Folded<Searched, Coming> = {
  collection: 'bookings',
  texts: ['username'],
  keysOf: (booking, coming) => ({ searchKeys: searchKeysOf(booking, coming ?? null) }),
  readBeside: async (database, batch) => {
    const coming = await travellersRepository(database).findManyById(batch.map(({ _id }) => _id));
    return new Map(coming.map((one) => [String(one._id), one]));
  },
  // The month of the trip.
  revision: 1,
};

/** Search words of bookings of an earlier version, as they are searched now. */
export const foldBookingsAgain = foldAgain(searched);
