import { foldAgain } from '../../../database/lists/fold-again.ts';
import { type Searched, searchKeysOf } from './search-keys.ts';

/** Search words of bookings of an earlier version, as they are searched now. */
export const foldBookingsAgain = foldAgain<Searched>({
  collection: 'bookings',
  texts: ['username'],
  keysOf: (booking) => ({ searchKeys: searchKeysOf(booking) }),
});
