import type { Connection, Types } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import type { Actor } from '../../../logging/audit-context.ts';
import { dueEmail } from '../../emails/index.ts';
import { isUnproven } from '../customers/distrust-login.ts';
import { NOT_SET } from '../passwords/no-password.ts';
import { phoneFieldsOf, searchKeysOf } from '../search/search-keys.ts';
import { type JoinedRecord, type UserRecord, userSchema } from '../user.model.ts';
import { present } from '../user-keys.ts';
import { withoutPerson } from '../without-person.ts';
import { asJoined } from './as-joined.ts';

/** Until another process completes what this one has begun, in milliseconds. */
const LEASE_MS = 30_000;

type Joining = { readonly at: Date; readonly by: Actor; readonly isByDesk: boolean; readonly timeZone: string };

/** Only as both were read: what decided which of them remains must not have changed. */
const asRead = (user: UserRecord) => ({
  _id: user._id,
  role: 'user' as const,
  emailKey: user.emailKey,
  emailVerifiedAt: user.emailVerifiedAt,
  name: user.name ?? null,
  phone: user.phone ?? null,
  invoiceTo: user.invoiceTo ?? null,
  ...asJoined(user),
  ...present,
});

const entryOf = (closed: UserRecord, { at, by, isByDesk }: Joining): JoinedRecord => ({
  id: closed._id,
  at,
  by,
  isByDesk,
  username: closed.username,
  ...(closed.name === undefined ? {} : { name: closed.name }),
  ...(closed.phone === undefined ? {} : { phone: closed.phone }),
  email: closed.email,
  isConfirmed: Boolean(closed.emailVerifiedAt),
});

/** Nobody has shown that they read its address, so whoever registered with it must not get the trips. */
const withoutLogin = { passwordHash: NOT_SET };
const LOGIN = { passkeys: 1, twoFactor: 1, twoFactorBegun: 1 } as const;

const keptAs = (kept: UserRecord, closed: UserRecord, joining: Joining) => {
  const {
    name = closed.name,
    phone = closed.phone,
    invoiceTo = closed.invoiceTo,
    language = closed.language,
    username,
    email,
  } = kept;
  const entry = entryOf(closed, joining);
  const joined = [...(kept.joined ?? []), entry, ...(closed.joined ?? [])];
  const owed = (closed.emailsDue ?? []).filter(({ kind }) => kind === 'accounts-joined');
  const told = ['kept', 'closed'].map((which) => dueEmail('accounts-joined', joining.at, `${which} ${String(closed._id)}`));
  const distrusted = isUnproven(kept) ? { ...withoutLogin, passwordChangedAt: joining.at } : {};
  return {
    $set: {
      joined,
      searchKeys: searchKeysOf({ username, name, email, joined }),
      ...(name === undefined ? {} : { name }),
      ...(invoiceTo === undefined ? {} : { invoiceTo }),
      ...(language === undefined ? {} : { language }),
      ...phoneFieldsOf({ phone, joined }, joining.timeZone),
      ...distrusted,
    },
    ...(isUnproven(kept) ? { $unset: LOGIN } : {}),
    $push: { emailsDue: { $each: [...told, ...owed] } },
  };
};

const closedAs = (closed: UserRecord, kept: UserRecord, { at }: Joining) => {
  const { $set, $unset } = withoutPerson(closed._id);
  const moveDueAt = new Date(at.getTime() + LEASE_MS);
  return { $set: { ...$set, withdrawnAt: at, joinedInto: kept._id, moveDueAt }, $unset };
};

/** Every query on accounts that were joined into others. */
export const joinedUserRepository = (database: Connection) => {
  const users = modelOf(database, 'User', userSchema);
  return {
    /**
     * Closes one account for another one. Both are written in one transaction, so that of two calls that join
     * the same two in both directions one fails, and so that nobody is ever nowhere.
     * @returns whether it was done: not where one of them was changed since it was read
     */
    join: async (kept: UserRecord, closed: UserRecord, joining: Joining): Promise<boolean> => {
      const session = await database.startSession();
      try {
        return await session.withTransaction(async () => {
          const remains = await users.updateOne(asRead(kept), keptAs(kept, closed, joining), { session });
          const closes = await users.updateOne(asRead(closed), closedAs(closed, kept, joining), { session });
          if (remains.matchedCount + closes.matchedCount < 2) {
            await session.abortTransaction();
            return false;
          }
          // Those that were joined into the closed one are found by one step.
          await users.updateMany({ joinedInto: closed._id }, { $set: { joinedInto: kept._id } }, { session });
          return true;
        });
      } finally {
        await session.endSession();
      }
    },
    /** Which account an account was joined into; null where it was not. */
    findInto: async (id: Types.ObjectId): Promise<Types.ObjectId | null> =>
      (await users.findOne({ _id: id }, { joinedInto: 1 }).lean<Pick<UserRecord, 'joinedInto'>>())?.joinedInto ?? null,
    /** Leases the account whose move has waited longest; null where none is due. */
    takeDue: (now: Date): Promise<Pick<UserRecord, '_id' | 'withdrawnAt'> | null> =>
      users
        .findOneAndUpdate(
          { moveDueAt: { $lte: now } },
          { $set: { moveDueAt: new Date(now.getTime() + LEASE_MS) } },
          { sort: { moveDueAt: 1 }, projection: { withdrawnAt: 1 } },
        )
        .lean<Pick<UserRecord, '_id' | 'withdrawnAt'>>(),
    /** @param next when it is looked at again; null: never */
    noteMoved: async (id: Types.ObjectId, next: Date | null): Promise<void> => {
      const change = next ? { $set: { moveDueAt: next } } : { $unset: { moveDueAt: 1 } };
      await users.updateOne({ _id: id, moveDueAt: { $exists: true } }, change);
    },
  };
};
