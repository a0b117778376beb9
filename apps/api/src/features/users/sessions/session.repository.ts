import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type UserRecord, userSchema } from '../user.model.ts';
import { type SessionRecord, sessionSchema } from './session.model.ts';

export type SessionWithUser = SessionRecord & {
  user: Pick<UserRecord, 'username' | 'role' | 'passwordChangedAt'> & { hasTwoFactor: boolean; passkeys: string[] };
};

/** One without two-factor login has null there, or from an earlier version nothing. */
const hasTwoFactor = { $ne: [{ $ifNull: ['$twoFactor', null] }, null] };

const passkeys = { $ifNull: ['$passkeys._id', []] };

const presentUser = {
  $lookup: {
    from: userSchema.get('collection') ?? '',
    localField: 'userId',
    foreignField: '_id',
    pipeline: [
      { $match: { withdrawnAt: null } },
      { $project: { username: 1, role: 1, passwordChangedAt: 1, hasTwoFactor, passkeys } },
    ],
    as: 'user',
  },
};

/** Every query on logins. Removing a record ends its token at once, in every process. */
export const sessionRepository = (database: Connection) => {
  const sessions = modelOf(database, 'Session', sessionSchema);
  return {
    insert: async (session: SessionRecord): Promise<void> => {
      await sessions.create(session);
    },
    /**
     * A login with the user as they are now, in one read; null where either is gone. Every call begins with
     * it.
     */
    findWithUser: async (id: string): Promise<SessionWithUser | null> => {
      const [found] = await sessions.aggregate<SessionWithUser>([{ $match: { _id: id } }, presentUser, { $unwind: '$user' }]);
      return found ?? null;
    },
    /** Those of a user that go on, the last used first. */
    listOf: (userId: Types.ObjectId | string, now: Date, most: number): Promise<SessionRecord[]> =>
      sessions
        .find({ userId, expiresAt: { $gt: now } })
        .sort({ lastUsedAt: -1 })
        .limit(most)
        .lean<SessionRecord[]>(),
    /** When some users last used a login that goes on, by their ids. */
    lastUsesOf: async (userIds: readonly Types.ObjectId[]): Promise<Map<string, Date>> => {
      const found = await sessions
        .aggregate<{ _id: Types.ObjectId; at: Date }>([
          { $match: { userId: { $in: userIds } } },
          { $group: { _id: '$userId', at: { $max: '$lastUsedAt' } } },
        ])
        .hint({ userId: 1 });
      return new Map(found.map(({ _id, at }) => [String(_id), at]));
    },
    noteUsed: async (id: string, lastUsedAt: Date): Promise<void> => {
      await sessions.updateOne({ _id: id }, { $max: { lastUsedAt } });
    },
    endOf: async (userId: Types.ObjectId | string, id: string): Promise<void> => {
      await sessions.deleteOne({ _id: id, userId });
    },
    end: async (id: string): Promise<void> => {
      await sessions.deleteOne({ _id: id });
    },
    /** Keeps one session valid under a new password. */
    carryOver: async (id: string, passwordChangedAt: Date): Promise<void> => {
      await sessions.updateOne({ _id: id }, { $set: { passwordChangedAt } });
    },
    /** From here on it counts as opened by a passkey. */
    notePasskey: async (id: string, passkey: string): Promise<void> => {
      await sessions.updateOne({ _id: id }, { $set: { passkey } });
    },
    /** Those that a passkey opened, but this one. */
    endAllByPasskey: async (userId: Types.ObjectId, passkey: string, keep: string): Promise<void> => {
      await sessions.deleteMany({ userId, passkey, _id: { $ne: keep } });
    },
    /** @param keep the session that stays valid, if any */
    endAllOf: async (userId: Types.ObjectId | string, keep?: string): Promise<void> => {
      await sessions.deleteMany({ userId, ...(keep ? { _id: { $ne: keep } } : {}) });
    },
  };
};
