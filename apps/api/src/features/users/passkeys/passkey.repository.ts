import { MAX_PASSKEYS } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { dueEmail } from '../../emails/index.ts';
import { allPasskeysRemoved } from '../emails/all-passkeys-removed.ts';
import { type PasskeyRecord, type UserRecord, userSchema } from '../user.model.ts';

/** Every write of passkeys. Each is conditional, so that of two processes one succeeds. */
export const passkeyRepository = (database: Connection) => {
  const users = modelOf(database, 'User', userSchema);
  return {
    /**
     * Its owner is notified by email. @returns false when it already exists, there are too many, or another
     * password was set meanwhile
     */
    add: async (
      { _id, passwordChangedAt }: Pick<UserRecord, '_id' | 'passwordChangedAt'>,
      passkey: PasskeyRecord,
    ): Promise<boolean> => {
      const { credentialId, addedAt: at } = passkey;
      const { matchedCount } = await users.updateOne(
        {
          _id,
          passwordChangedAt,
          withdrawnAt: null,
          'passkeys.credentialId': { $ne: credentialId },
          [`passkeys.${MAX_PASSKEYS - 1}`]: { $exists: false },
        },
        { $push: { passkeys: passkey, emailsDue: dueEmail('passkey-changed', at, `added ${passkey._id}`) } },
      );
      return matchedCount === 1;
    },
    /** Records a login with it. @returns false when it was removed, or a later signature was already seen */
    use: async (user: Pick<UserRecord, '_id'>, { _id }: PasskeyRecord, used: { counter: number; at: Date }): Promise<boolean> => {
      const { counter, at } = used;
      const fresh = counter === 0 ? { counter: 0 } : { counter: { $lt: counter } };
      const { matchedCount } = await users.updateOne(
        { _id: user._id, withdrawnAt: null, passkeys: { $elemMatch: { _id, ...fresh } } },
        { $set: { 'passkeys.$.counter': counter, 'passkeys.$.lastUsedAt': at } },
      );
      return matchedCount === 1;
    },
    /** Its owner is told by email. @returns false when it was removed already */
    remove: async (_id: Types.ObjectId, id: string, at: Date): Promise<boolean> => {
      const { matchedCount } = await users.updateOne(
        { _id, 'passkeys._id': id },
        { $pull: { passkeys: { _id: id } }, $push: { emailsDue: dueEmail('passkey-changed', at, `removed ${id}`) } },
      );
      return matchedCount === 1;
    },
    /** For the operator's command. @returns how many there were */
    removeAll: async (_id: Types.ObjectId, at: Date): Promise<number> => {
      const before = await users
        .findOneAndUpdate(
          { _id, 'passkeys.0': { $exists: true } },
          { $unset: { passkeys: 1 }, $push: { emailsDue: allPasskeysRemoved(at) } },
        )
        .lean<UserRecord>();
      return before?.passkeys?.length ?? 0;
    },
  };
};
