import { type Folded, foldAgain } from '../../../database/lists/fold-again.ts';
import type { UserRecord } from '../user.model.ts';
import { phoneFieldsOf, searchKeysOf } from './search-keys.ts';

const searched: Folded<Pick<UserRecord, 'username' | 'email' | 'name' | 'phone' | 'joined'>> = {
  collection: 'users',
  texts: ['username', 'email', 'name', 'phone'],
  keysOf: (user, _, { SITE_TIME_ZONE }) => ({
    searchKeys: searchKeysOf(user),
    ...phoneFieldsOf(user, SITE_TIME_ZONE),
  }),
  settingOf: ({ SITE_TIME_ZONE }) => SITE_TIME_ZONE,
};

/**
 * Search words of users of an earlier version, and phone numbers that were read by another country's rules.
 */
export const foldUsersAgain = foldAgain(searched);
