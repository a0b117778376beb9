import { addMissingKeys } from '../../../database/lists/add-missing-keys.ts';
import { type Folded, foldAgain } from '../../../database/lists/fold-again.ts';
import { USERS_BY_WORD, type UserRecord } from '../user.model.ts';
import { searchKeysOf } from './search-keys.ts';

const searched: Folded<Pick<UserRecord, 'username' | 'email'>> = {
  collection: 'users',
  texts: ['username', 'email'],
  keysOf: (user) => ({ searchKeys: searchKeysOf(user) }),
};

/** Gives the users of an earlier version their search words. */
export const backfillUserWords = addMissingKeys(searched, USERS_BY_WORD);
/** Search words of users of an earlier version, as they are searched now. */
export const foldUsersAgain = foldAgain(searched);
