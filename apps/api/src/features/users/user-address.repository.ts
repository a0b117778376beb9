import type { Connection, QueryFilter, UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { modelOf } from '../../database/model-of.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type DueEmail, dueEmail } from '../emails/index.ts';
import { asJoined } from './join/as-joined.ts';
import { searchKeysOf } from './search/search-keys.ts';
import { type UserRecord, userSchema } from './user.model.ts';
import { keyOf, present } from './user-keys.ts';

/** Of a change of address both the former and the present one are told. */
const bothAddresses = (at: Date): DueEmail[] =>
  ['former', 'present'].map((which) => dueEmail('email-changed', at, `${which} ${at.toISOString()}`));

const addressOf = ({ username, name, joined }: UserRecord, email: string) => ({
  email,
  emailKey: keyOf(email),
  searchKeys: searchKeysOf({ username, name, email, joined }),
});

/** Whose name is as it was read: their search words are made of it. */
const asNamed = (user: UserRecord) => ({ name: user.name ?? null, ...asJoined(user) });

/** The writes that change or confirm the address of an account. */
export const userAddressRepository = (database: Connection) => {
  const users = modelOf(database, 'User', userSchema);
  /** @throws EMAIL_TAKEN: the unique index decides */
  const write = async (who: QueryFilter<UserRecord>, change: UpdateQuery<UserRecord>): Promise<boolean> => {
    try {
      const { matchedCount } = await users.updateOne({ ...who, ...present }, change);
      return matchedCount === 1;
    } catch (thrown) {
      if (isDuplicateKey(thrown)) throw new ApiError('EMAIL_TAKEN');
      throw thrown;
    }
  };
  return {
    /**
     * Notes that the user reads an address, and makes it that of the account; a new one is told to both. Each
     * link does so once. A new password ends the links to new addresses that were asked for with an old one:
     * they could be an intruder's.
     * @throws EMAIL_TAKEN: the unique index decides
     * @returns whether it was done
     */
    confirmEmail: async (
      user: UserRecord,
      { email, askedAt, at }: { email: string; askedAt: Date; at: Date },
    ): Promise<boolean> => {
      const { _id, email: formerEmail, emailKey } = user;
      const isNew = emailKey !== keyOf(email);
      const change = isNew ? { $push: { emailsDue: { $each: bothAddresses(at) } } } : {};
      const unused = [
        { $or: [{ emailVerifiedAt: null }, { emailVerifiedAt: { $lt: askedAt } }] },
        ...(isNew ? [{ $or: [{ passwordChangedAt: null }, { passwordChangedAt: { $lt: askedAt } }] }] : []),
      ];
      const $set = { ...addressOf(user, email), emailVerifiedAt: at, ...(isNew ? { formerEmail } : {}) };
      return write({ _id, emailKey, ...asNamed(user), $and: unused }, { $set, ...change });
    },
    /**
     * Makes another address that of a traveller, and tells both; it is not confirmed until its reader does
     * so. One write.
     * @param byDesk by staff who may not replace an address that its owner has confirmed, also not meanwhile
     * @throws EMAIL_TAKEN: the unique index decides
     * @returns whether it was done: not where they are of the staff by now, or somebody else was faster
     */
    correctEmail: async (user: UserRecord, email: string, { at, byDesk }: { at: Date; byDesk: boolean }): Promise<boolean> => {
      const { _id, email: formerEmail, emailKey } = user;
      // Whom staff added may have had none.
      const $set = {
        ...addressOf(user, email),
        emailVerifiedAt: null,
        addressByDeskAt: byDesk ? at : null,
        formerEmail: formerEmail || null,
      };
      return write(
        { _id, emailKey, ...asNamed(user), role: 'user', ...(byDesk ? { emailVerifiedAt: null } : {}) },
        { $set, $push: { emailsDue: { $each: bothAddresses(at) } } },
      );
    },
  };
};
