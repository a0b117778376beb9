import { type Folded, foldAgain } from '../../../database/lists/fold-again.ts';
import type { UserRecord } from '../user.model.ts';
import { searchKeysOf } from './search-keys.ts';

const searched: Folded<Pick<UserRecord, 'username' | 'email'>> = {
  collection: 'users',
  texts: ['username', 'email'],
  keysOf: (user) => ({ searchKeys: searchKeysOf(user) }),
};

/** Search words of users of an earlier version, as they are searched now. */
export const foldUsersAgain = foldAgain(searched);
