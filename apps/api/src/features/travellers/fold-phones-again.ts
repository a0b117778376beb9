import { foldAgain } from '../../database/lists/fold-again.ts';
import { phoneKeysOf } from './phone-keys.ts';
import type { TravellersRecord } from './travellers.model.ts';

/** Phone numbers that an earlier version stored, as they are searched now. */
export const foldPhonesAgain = foldAgain<TravellersRecord>({
  collection: 'travellers',
  texts: ['version', 'eraseOn'],
  keysOf: (stored) => ({ phoneKeys: phoneKeysOf(stored) }),
});
