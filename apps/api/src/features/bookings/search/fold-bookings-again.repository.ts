import { type Folded, foldAgain } from '../../../database/lists/fold-again.ts';
import { type Searched, searchKeysOf } from './search-keys.ts';

const searched: Folded<Searched> = {
  collection: 'bookings',
  texts: ['username'],
  keysOf: (booking) => ({ searchKeys: searchKeysOf(booking) }),
  // The month of the trip.
  revision: 1,
};

/** Search words of bookings of an earlier version, as they are searched now. */
export const foldBookingsAgain = foldAgain(searched);
