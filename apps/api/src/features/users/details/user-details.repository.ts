import { type Details, displayNameOf } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { asJoined } from '../join/as-joined.ts';
import { findNamed } from '../join/find-named.repository.ts';
import { phoneFieldsOf, searchKeysOf } from '../search/search-keys.ts';
import { type UserRecord, userSchema } from '../user.model.ts';
import { present } from '../user-keys.ts';

type Named = Pick<UserRecord, '_id' | 'username' | 'name'>;

/** What accounts have of a person: what they are called, and how they are reached. */
export const userDetailsRepository = (database: Connection, timeZone: string) => {
  const users = modelOf(database, 'User', userSchema);
  return {
    /**
     * Replaces the details of a user, with the keys by which they are found. One write.
     * @returns whether it was done: not where the account is gone or was changed meanwhile
     */
    replace: async (user: UserRecord, { name, phone, invoiceTo, language }: Details): Promise<boolean> => {
      const { _id, username, email, emailKey, joined } = user;
      const phones = phoneFieldsOf({ phone, joined }, timeZone);
      const $set = {
        searchKeys: searchKeysOf({ username, name, email, joined }),
        ...(name === undefined ? {} : { name }),
        ...phones,
        ...(invoiceTo === undefined ? {} : { invoiceTo }),
        ...(language === undefined ? {} : { language }),
      };
      const $unset = {
        ...(name === undefined ? { name: 1 } : {}),
        ...(phone === undefined ? { phone: 1 } : {}),
        ...(phones.phoneKeys ? {} : { phoneKeys: 1 }),
        ...(invoiceTo === undefined ? { invoiceTo: 1 } : {}),
      };
      const { name: before = null, phone: called = null, invoiceTo: billed = null } = user;
      const asRead = { emailKey, name: before, phone: called, invoiceTo: billed, ...asJoined(user) };
      const { matchedCount } = await users.updateOne({ _id, ...asRead, ...present }, { $set, $unset });
      return matchedCount === 1;
    },
  };
};

/**
 * What users are called by their accounts, by their ids; without those whose accounts have no name, or are
 * deleted.
 */
export const accountNamesOf = async (
  database: Connection,
  ids: readonly (string | Types.ObjectId)[],
): Promise<Map<string, string>> => {
  const found = await modelOf(database, 'User', userSchema)
    .find({ _id: { $in: [...new Set(ids.map(String))] }, name: { $exists: true }, ...present }, { name: 1 })
    .lean<Named[]>();
  return new Map(found.flatMap(({ _id, name }) => (name === undefined ? [] : [[String(_id), name] as const])));
};

/** What users are called, by their ids: withdrawn users included, erased ones not. */
export const displayNamesOf = async (database: Connection, ids: readonly string[]): Promise<Map<string, string>> => {
  const found = await findNamed(database, ids);
  return new Map([...found].map(([id, user]) => [id, displayNameOf(user)]));
};
