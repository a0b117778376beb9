import { foldAgain } from '../../database/lists/fold-again.ts';
import { phoneKeysOf } from './phone-keys.ts';
import type { TravellersRecord } from './travellers.model.ts';

/** Phone numbers that an earlier version stored, or that were read by another country's rules. */
export const foldPhonesAgain = foldAgain<TravellersRecord>({
  collection: 'travellers',
  texts: ['version', 'eraseOn'],
  keysOf: (stored, _, { SITE_TIME_ZONE }) => ({ phoneKeys: phoneKeysOf(stored, SITE_TIME_ZONE) }),
  // The form of E.164.
  revision: 1,
  settingOf: ({ SITE_TIME_ZONE }) => SITE_TIME_ZONE,
});
