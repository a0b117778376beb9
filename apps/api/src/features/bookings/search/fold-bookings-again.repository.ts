import { addMissingKeys } from '../../../database/lists/add-missing-keys.ts';
import { type Folded, foldAgain } from '../../../database/lists/fold-again.ts';
import { BOOKINGS_BY_WORD } from '../booking.model.ts';
import { type Searched, searchKeysOf } from './search-keys.ts';

const searched: Folded<Searched> = {
  collection: 'bookings',
  texts: ['username'],
  keysOf: (booking) => ({ searchKeys: searchKeysOf(booking) }),
};

/** Gives the bookings of an earlier version their search words. */
export const backfillSearchKeys = addMissingKeys(searched, BOOKINGS_BY_WORD);
/** Search words of bookings of an earlier version, as they are searched now. */
export const foldBookingsAgain = foldAgain(searched);
