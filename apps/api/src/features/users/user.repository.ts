import { type Permission, rolesWith } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import type { Connection, mongo, Types } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import type { PageOf } from '../../database/lists/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import { ApiError } from '../../errors/api-error.ts';
import { dueEmail, dueEmailRepository } from '../emails/index.ts';
import { allPasskeysRemoved } from './emails/all-passkeys-removed.ts';
import { findNamed } from './join/find-named.repository.ts';
import { changeKeepingAnAdmin } from './keep-an-admin.repository.ts';
import { NO_PASSWORD, NOT_SET } from './passwords/no-password.ts';
import { idsBeginning } from './search/ids-found.repository.ts';
import { phoneFieldsOf, searchKeysOf } from './search/search-keys.ts';
import { type UserRecord, userSchema } from './user.model.ts';
import { keyOf, present } from './user-keys.ts';
import { listUsers, type UserListRequest } from './user-list.repository.ts';
import { withoutPerson } from './without-person.ts';

export type NewUser = Omit<
  UserRecord,
  '_id' | 'usernameKey' | 'emailKey' | 'searchKeys' | 'phoneKeys' | 'withdrawnAt' | 'passwordChangedAt' | 'formerEmail'
>;

export type NewCustomer = Pick<UserRecord, '_id' | 'username' | 'email' | 'createdAt' | 'name' | 'phone' | 'language'>;

/** Browsers of an account that are remembered. */
const MAX_BROWSERS = 20;

/** Staff that can be chosen from. */
const MAX_STAFF = 100;

const BY_DAY = { withdrawnAt: 1, createdAt: -1, _id: -1 } as const;

const takenCodeOf = (thrown: mongo.MongoServerError): 'USERNAME_TAKEN' | 'EMAIL_TAKEN' =>
  'usernameKey' in (thrown.keyPattern ?? {}) ? 'USERNAME_TAKEN' : 'EMAIL_TAKEN';

const usersIn = (database: Connection) => modelOf(database, 'User', userSchema);

/** Every query on users. A withdrawn user is found by nothing here. */
export const userRepository = (database: Connection) => {
  const users = usersIn(database);
  const store = async (
    user: Partial<UserRecord> & Pick<UserRecord, 'username' | 'email'>,
    timeZone: string,
  ): Promise<UserRecord> => {
    try {
      const keys = { usernameKey: keyOf(user.username), searchKeys: searchKeysOf(user), ...phoneFieldsOf(user, timeZone) };
      const [created] = await users.create([{ ...user, ...keys }]);
      if (!created) throw new Error('The database stored no user.');
      return created.toObject();
    } catch (thrown) {
      if (isDuplicateKey(thrown)) throw new ApiError(takenCodeOf(thrown));
      throw thrown;
    }
  };
  return {
    dueEmails: dueEmailRepository<UserRecord>(database, 'User', userSchema),
    /** Somebody registers with the address of an account: its owner is told. */
    oweAlreadyRegistered: async ({ _id }: Pick<UserRecord, '_id'>, at: Date): Promise<void> => {
      const emailsDue = dueEmail('already-registered', at, at.toISOString());
      await users.updateOne({ _id, ...present }, { $push: { emailsDue } });
    },
    /**
     * Records a browser that is new to the account; the user is notified unless it is the first, or nobody
     * confirmed the address.
     */
    noteBrowser: async (
      { _id, knownBrowsers = [], emailVerifiedAt }: UserRecord,
      browser: string,
      { at, sessionId }: { at: Date; sessionId: string },
    ) => {
      const isTold = knownBrowsers.length > 0 && emailVerifiedAt;
      await users.updateOne(
        { _id, knownBrowsers: { $ne: browser } },
        {
          $push: {
            knownBrowsers: { $each: [browser], $slice: -MAX_BROWSERS },
            ...(isTold ? { emailsDue: dueEmail('new-login', at, sessionId) } : {}),
          },
        },
      );
    },
    noteLogin: async (_id: Types.ObjectId, at: Date): Promise<void> => {
      await users.updateOne({ _id, ...present }, { $max: { lastLoginAt: at } });
    },
    /** The language in which a traveller reads; one that is known already stays. */
    noteLanguage: async (_id: Types.ObjectId, language: LanguageCode): Promise<void> => {
      await users.updateOne({ _id, role: 'user', language: { $exists: false }, ...present }, { $set: { language } });
    },
    /**
     * @param timeZone of the site, whose country a phone number without one belongs to
     * @throws USERNAME_TAKEN, EMAIL_TAKEN: the unique indexes decide, so two at once cannot both succeed
     */
    insert: (user: NewUser, timeZone: string): Promise<UserRecord> =>
      store({ ...user, emailKey: keyOf(user.email), emailsDue: [dueEmail('welcome', user.createdAt)] }, timeZone),
    /**
     * Stores somebody whom staff book for, without a password. Nothing is emailed about the account itself.
     * @param email empty where only a telephone number is known
     * @throws USERNAME_TAKEN, EMAIL_TAKEN
     */
    insertCustomer: (customer: NewCustomer, timeZone: string): Promise<UserRecord> => {
      const emailKey = customer.email === '' ? `-${String(customer._id)}` : keyOf(customer.email);
      return store({ ...customer, emailKey, role: 'user', passwordHash: NOT_SET }, timeZone);
    },
    findById: (id: string): Promise<UserRecord | null> => users.findOne({ _id: id, ...present }).lean<UserRecord>(),
    /** An account, or the one that it was joined into; null where that is deleted. */
    findJoined: async (id: string): Promise<UserRecord | null> => {
      const found = await users.findOne({ _id: id, $or: [present, { joinedInto: { $exists: true } }] }).lean<UserRecord>();
      return found?.joinedInto ? users.findOne({ _id: found.joinedInto, ...present }).lean<UserRecord>() : found;
    },
    findManyById: (ids: readonly Types.ObjectId[]): Promise<UserRecord[]> =>
      users.find({ _id: { $in: ids }, ...present }).lean<UserRecord[]>(),
    isPresent: async (id: string): Promise<boolean> => (await users.exists({ _id: id, ...present })) !== null,
    /** Users whose address has a prefix, up to a limit. */
    idsByEmail: (beginning: string, most: number): Promise<Types.ObjectId[]> =>
      idsBeginning(database, 'emailKey', beginning, most),
    /**
     * The usernames of users by their ids, withdrawn users included, erased ones not; of a joined account
     * that of the one that it was joined into.
     */
    namesOf: async (ids: readonly string[]): Promise<Map<string, string>> => {
      const found = await findNamed(database, ids);
      return new Map([...found].map(([id, { username }]) => [id, username]));
    },
    /** The addresses of users who have an account, by their ids. */
    emailsOf: async (ids: readonly string[]): Promise<Map<string, string>> => {
      const found = await users.find({ _id: { $in: ids }, ...present }, { email: 1 }).lean<Pick<UserRecord, '_id' | 'email'>[]>();
      return new Map(found.map(({ _id, email }) => [String(_id), email]));
    },
    /** The ids of users by their names in lower case. */
    idsOfNames: async (names: readonly string[]): Promise<Map<string, string>> => {
      const keys = names.map(keyOf);
      const found = await users.find({ usernameKey: { $in: keys } }, { usernameKey: 1 }).lean<UserRecord[]>();
      return new Map(found.map(({ _id, usernameKey }) => [usernameKey, String(_id)]));
    },
    /** Which of some addresses have an account, in lower case. */
    emailKeysAmong: async (emails: readonly string[]): Promise<Set<string>> => {
      const found = await users.find({ emailKey: { $in: emails.map(keyOf) }, ...present }, { emailKey: 1 }).lean<UserRecord[]>();
      return new Set(found.map(({ emailKey }) => emailKey));
    },
    findByUsername: (username: string): Promise<UserRecord | null> =>
      users.findOne({ usernameKey: keyOf(username), ...present }).lean<UserRecord>(),
    /** Also finds one whose deletion was interrupted. */
    findToErase: (username: string): Promise<UserRecord | null> =>
      users.findOne({ usernameKey: keyOf(username) }).lean<UserRecord>(),
    findByEmail: (email: string): Promise<UserRecord | null> =>
      users.findOne({ emailKey: keyOf(email), ...present }).lean<UserRecord>(),
    list: (asked: UserListRequest, others?: readonly Types.ObjectId[]): Promise<PageOf<UserRecord>> =>
      listUsers(database, asked, others),
    /** How many have an account. */
    count: (): Promise<number> => users.countDocuments(present, { hint: BY_DAY }),
    /** The first instant at which somebody registered, from another one on; null when there is none. */
    nextRegistered: async (from: Date): Promise<Date | null> => {
      const next = await users
        .findOne({ ...present, createdAt: { $gte: from } }, { createdAt: 1 })
        .sort({ createdAt: 1 })
        .hint(BY_DAY)
        .lean();
      return next?.createdAt ?? null;
    },
    /** The first ones by name, up to a limit; a site has few. */
    listWith: (permission: Permission): Promise<Pick<UserRecord, '_id' | 'username' | 'name' | 'role'>[]> =>
      users
        .find({ role: { $in: rolesWith(permission) }, ...present }, { username: 1, name: 1, role: 1 })
        .sort({ usernameKey: 1 })
        .limit(MAX_STAFF)
        .lean<UserRecord[]>(),
    countAdmins: (): Promise<number> => users.countDocuments({ role: 'admin', ...present }),
    /**
     * Sets a password, whose change the user gets an email of. Where a link shows for the first time that
     * somebody reads a traveller's mailbox, passkeys are removed: they may be those of somebody else who
     * registered with the address. Those of staff stay, or access to a mailbox would be enough to act as
     * staff.
     * @param at tells each change from the others
     * @param askedAt only where the password has not changed since then
     * @param was only where this is the present one's hash
     * @returns whether it was set
     */
    setPasswordHash: async (
      { _id, role, emailVerifiedAt, passkeys = [] }: Pick<UserRecord, '_id' | 'role' | 'emailVerifiedAt' | 'passkeys'>,
      passwordHash: string,
      { at, askedAt, was }: { at: Date; askedAt?: Date | undefined; was?: string | undefined },
    ): Promise<boolean> => {
      const unchanged = askedAt ? { $or: [{ passwordChangedAt: null }, { passwordChangedAt: { $lt: askedAt } }] } : {};
      const isFirstProof = askedAt !== undefined && !emailVerifiedAt && role === 'user';
      const told = [dueEmail('password-changed', at, at.toISOString())];
      if (isFirstProof && passkeys.length > 0) told.push(allPasskeysRemoved(at));
      const { matchedCount } = await users.updateOne(
        { _id, ...present, ...unchanged, ...(was ? { passwordHash: was } : {}) },
        {
          $set: { passwordHash, passwordChangedAt: at, ...(askedAt ? { emailVerifiedAt: at } : {}) },
          ...(isFirstProof ? { $unset: { passkeys: 1 } } : {}),
          $push: { emailsDue: { $each: told } },
        },
      );
      return matchedCount === 1;
    },
    /**
     * Takes away how a traveller logs in while nobody has confirmed the address; a link sets a password.
     */
    removeLogin: async (_id: Types.ObjectId, at: Date): Promise<void> => {
      await users.updateOne(
        { _id, role: 'user', emailVerifiedAt: null, ...present },
        {
          $set: { passwordHash: NOT_SET, passwordChangedAt: at },
          $unset: { passkeys: 1, twoFactor: 1, twoFactorBegun: 1 },
        },
      );
    },
    /**
     * Gives a traveller the role of an invitation, once; staff keep their role. @returns whether it was given
     */
    makeStaff: async (id: string, role: UserRecord['role'], joinedBy: string): Promise<boolean> => {
      const { matchedCount } = await users.updateOne(
        { _id: id, role: 'user', joinedBy: { $ne: joinedBy }, ...present },
        { $set: { role, joinedBy } },
      );
      return matchedCount === 1;
    },
    /** @throws LAST_ADMIN @returns the user as they were before; null where there is none */
    setRole: (id: string | Types.ObjectId, role: UserRecord['role']): Promise<UserRecord | null> =>
      role === 'admin'
        ? users.findOneAndUpdate({ _id: id, ...present }, { $set: { role } }).lean<UserRecord>()
        : changeKeepingAnAdmin(database, { _id: id, ...present }, { $set: { role } }),
    erase: async (id: Types.ObjectId): Promise<void> => {
      await users.deleteOne({ _id: id });
    },
    /**
     * Disables the user: nothing finds them, and their tokens are invalid; null when there is none. Finds one
     * again whose deletion was interrupted here, so that it can be brought to its end.
     * @throws LAST_ADMIN
     */
    shutOut: (id: string, at: Date): Promise<UserRecord | null> =>
      changeKeepingAnAdmin(database, { _id: id, passwordHash: { $ne: NO_PASSWORD } }, { $set: { withdrawnAt: at } }),
    /**
     * Keeps the record of a disabled user for the bookings that refer to it, without personal data; the names
     * are free again.
     */
    forgetPerson: async (id: Types.ObjectId): Promise<void> => {
      await users.updateOne({ _id: id }, withoutPerson(id));
    },
  };
};
