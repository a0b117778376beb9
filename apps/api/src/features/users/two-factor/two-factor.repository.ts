import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { dueEmail } from '../../emails/index.ts';
import { type TwoFactorRecord, type UserRecord, userSchema } from '../user.model.ts';

/** Every write of second factors. Each is conditional, so that of two processes one succeeds. */
export const twoFactorRepository = (database: Connection) => {
  const users = modelOf(database, 'User', userSchema);
  const emailOf = (isOn: boolean, at: Date) => dueEmail('two-factor-changed', at, `${isOn ? 'on' : 'off'} ${at.toISOString()}`);
  return {
    /** Draws another secret that waits for its first code. @returns false when two-factor login is on */
    begin: async (_id: Types.ObjectId, sealed: string): Promise<boolean> => {
      const { matchedCount } = await users.updateOne({ _id, twoFactor: null }, { $set: { twoFactorBegun: sealed } });
      return matchedCount === 1;
    },
    /**
     * @returns false when it is on already, or another secret was drawn, or another password set meanwhile:
     * it could be an intruder's
     */
    turnOn: async (
      { _id, passwordChangedAt }: Pick<UserRecord, '_id' | 'passwordChangedAt'>,
      twoFactor: TwoFactorRecord,
      at: Date,
    ): Promise<boolean> => {
      const { matchedCount } = await users.updateOne(
        { _id, passwordChangedAt, twoFactor: null, twoFactorBegun: twoFactor.secret },
        { $set: { twoFactor }, $unset: { twoFactorBegun: 1 }, $push: { emailsDue: emailOf(true, at) } },
      );
      return matchedCount === 1;
    },
    /** @returns false when it was off */
    turnOff: async (_id: Types.ObjectId, at: Date): Promise<boolean> => {
      const { matchedCount } = await users.updateOne(
        { _id, twoFactor: { $ne: null } },
        { $set: { twoFactor: null }, $push: { emailsDue: emailOf(false, at) } },
      );
      return matchedCount === 1;
    },
    /** Uses up a code of the app and those before it. @returns false when it, or a later one, was used */
    useStep: async ({ _id }: Pick<UserRecord, '_id'>, secret: string, step: number): Promise<boolean> => {
      const { matchedCount } = await users.updateOne(
        { _id, 'twoFactor.secret': secret, 'twoFactor.lastStep': { $lt: step } },
        { $set: { 'twoFactor.lastStep': step } },
      );
      return matchedCount === 1;
    },
    /** @returns false when there is no such code, or it was used */
    useRecoveryCode: async ({ _id }: Pick<UserRecord, '_id'>, hash: string): Promise<boolean> => {
      const { matchedCount } = await users.updateOne(
        { _id, 'twoFactor.recoveryCodes': hash },
        { $pull: { 'twoFactor.recoveryCodes': hash } },
      );
      return matchedCount === 1;
    },
  };
};
