import { groupDigits, MAX_COUNT } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { byBeginnings } from '../../../database/lists/by-beginnings.ts';
import { soughtPhonesOf } from '../../../database/lists/phone-keys.ts';
import { prefixRange } from '../../../database/lists/prefix-range.ts';
import { soughtWordsOf } from '../../../database/lists/words-of.ts';
import { modelOf } from '../../../database/model-of.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { USERS_BY_PHONE, USERS_BY_WORD, type UserRecord, userSchema } from '../user.model.ts';
import { present } from '../user-keys.ts';

/** How many words of a search are used. */
const MAX_WORDS = 6;
const TOO_MANY = MAX_COUNT + 1;

const begunBy = (word: string) => ({ searchKeys: { $elemMatch: prefixRange(word) } });

/** Users who are not withdrawn and whose key has a prefix, up to a limit. */
export const idsBeginning = async (
  database: Connection,
  key: 'usernameKey' | 'emailKey',
  beginning: string,
  most: number,
): Promise<Types.ObjectId[]> => {
  const found = await modelOf(database, 'User', userSchema)
    .find({ ...present, [key]: prefixRange(beginning.toLowerCase()) }, { _id: 1 })
    .hint({ withdrawnAt: 1, [key]: 1, _id: 1 })
    .limit(most)
    .lean<{ _id: Types.ObjectId }[]>();
  return found.map(({ _id }) => _id);
};

/** Users who have a phone number on their account that a search means; none where it means none. */
export const idsWithPhone = async (database: Connection, search: string, timeZone: string): Promise<Types.ObjectId[]> => {
  const found = await byBeginnings(soughtPhonesOf(search, timeZone) ?? [], (phoneKeys) =>
    modelOf<UserRecord>(database, 'User', userSchema)
      .find({ phoneKeys, ...present }, { _id: 1 })
      .hint(USERS_BY_PHONE)
      .limit(TOO_MANY)
      .lean<{ _id: Types.ObjectId }[]>(),
  );
  return found.map(({ _id }) => _id);
};

const idsWithWord = async (database: Connection, word: string): Promise<Types.ObjectId[]> => {
  const found = await modelOf<UserRecord>(database, 'User', userSchema)
    .find({ ...present, ...begunBy(word) }, { _id: 1 })
    .hint(USERS_BY_WORD)
    .limit(TOO_MANY)
    .lean<{ _id: Types.ObjectId }[]>();
  return found.map(({ _id }) => _id);
};

/**
 * The rarest of the words comes from the index, the others narrow it. Null where even that begins words of
 * too many users.
 */
const idsWithWords = async (database: Connection, words: readonly string[]): Promise<Types.ObjectId[] | null> => {
  const each = await Promise.all(words.map((word) => idsWithWord(database, word)));
  const [rarest = []] = each.toSorted((one, other) => one.length - other.length);
  if (rarest.length === TOO_MANY) return null;
  if (words.length < 2 || rarest.length === 0) return rarest;
  const found = await modelOf<UserRecord>(database, 'User', userSchema)
    .find({ _id: { $in: rarest }, ...present, $and: words.map(begunBy) }, { _id: 1 })
    .lean<{ _id: Types.ObjectId }[]>();
  return found.map(({ _id }) => _id);
};

/** Users who have every word of a name in theirs; nobody where that are too many to choose from. */
export const idsNamedLike = async (database: Connection, name: string): Promise<Types.ObjectId[]> => {
  const words = soughtWordsOf(name).slice(0, MAX_WORDS);
  return words.length === 0 ? [] : ((await idsWithWords(database, words)) ?? []);
};

/**
 * The users whom a search means: by the beginning of an email address where it has an @, otherwise by words
 * that each begin one of the name, the username or the address. Several words that are all too common are
 * taken as the beginning of a username.
 * @throws VALIDATION when it matches more users than a total is counted to
 */
export const idsFound = async (database: Connection, search: string): Promise<Types.ObjectId[]> => {
  const words = soughtWordsOf(search).slice(0, MAX_WORDS);
  const byWords = search.includes('@') ? null : await idsWithWords(database, words);
  if (byWords) return byWords;
  const isOneWord = words.length < 2 && !search.includes('@');
  const key = search.includes('@') ? 'emailKey' : 'usernameKey';
  const ids = isOneWord ? null : await idsBeginning(database, key, search, TOO_MANY);
  if (ids && ids.length < TOO_MANY) return ids;
  throw wrongField('search', `More than ${groupDigits(MAX_COUNT)} users match “${search}”. Type more letters.`);
};
