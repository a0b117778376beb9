import { randomBytes } from 'node:crypto';
import { type UserSort, userSortSchema } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { everyPage } from '../../testing/every-page.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { searchKeysOf } from './search/search-keys.ts';
import type { UserRecord } from './user.model.ts';
import { userRepository } from './user.repository.ts';

const USERS = 5000;
const DAY = 24 * 60 * 60_000;

const api = await testApi();
const random = (below: number): number => Math.floor(Math.random() * below);
const all: UserRecord[] = Array.from({ length: USERS }, (_, row) => {
  // In turn: of more than 1,000 with a name a search takes it as the beginning of the username.
  const username = `${['Asha', 'ASH', 'ravi', 'Zoë', 'leela.k'][row % 5]}-${randomBytes(3).toString('hex')}-${row}`;
  const email = `${['asha', 'Mail', 'z'][random(3)]}${row}@example.com`;
  return {
    _id: new Types.ObjectId(randomBytes(12)),
    username,
    usernameKey: username.toLowerCase(),
    email,
    emailKey: email.toLowerCase(),
    searchKeys: searchKeysOf({ username, email }),
    role: 'user',
    passwordHash: '-',
    passwordChangedAt: null,
    emailVerifiedAt: null,
    formerEmail: null,
    // Many on one day, so that ids break ties.
    createdAt: new Date(Date.UTC(2026, 0, 1) + random(300) * DAY),
    withdrawnAt: random(20) === 0 ? new Date() : null,
  };
});
await api.dependencies.database.collection<UserRecord>('users').insertMany(all);

const keyOf = {
  createdAt: ({ createdAt }: UserRecord) => createdAt.getTime(),
  username: ({ usernameKey }: UserRecord) => usernameKey,
  email: ({ emailKey }: UserRecord) => emailKey,
};

/** The expected list: all users, filtered and sorted naively. */
const plainly = (isMatch: (user: UserRecord) => boolean, sort: UserSort): string[] => {
  const key = keyOf[sort.replace('-', '') as keyof typeof keyOf];
  const compare = <Value>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);
  const found = all.filter((user) => user.withdrawnAt === null && isMatch(user));
  const sorted = found.toSorted((a, b) => compare(key(a), key(b)) || compare(String(a._id), String(b._id)));
  return (sort.startsWith('-') ? sorted.toReversed() : sorted).map(({ _id }) => String(_id));
};
const listed = async (asked: { sort?: UserSort; search?: string }, limit: number): Promise<string[]> => {
  const users = userRepository(api.dependencies.database);
  return (await everyPage((page) => users.list({ ...asked, ...page }), limit)).map(({ _id }) => String(_id));
};
const hasWordsFrom =
  (...beginnings: string[]) =>
  ({ username, email }: UserRecord): boolean => {
    const words = `${username} ${email}`
      .toLowerCase()
      .replace('ë', 'e')
      .split(/[^a-z0-9]+/);
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };

test.each(userSortSchema.options)(
  '5,000 random users in the order %s are what a plain sort of all of them gives, to the last page',
  async (sort) => {
    expect(await listed({ sort }, 97)).toEqual(plainly(() => true, sort));
  },
);

test.each(userSortSchema.options)('what words of name or address find is in the order %s, complete', async (sort) => {
  expect(await listed({ sort, search: 'LEELA.K-a' }, 7)).toEqual(plainly(hasWordsFrom('leela', 'k', 'a'), sort));
  expect(await listed({ sort, search: 'z1' }, 50)).toEqual(plainly(hasWordsFrom('z1'), sort));
  expect(await listed({ sort, search: 'zoe 7' }, 50)).toEqual(plainly(hasWordsFrom('zoe', '7'), sort));
});

test.each(userSortSchema.options)('what the beginning of an address finds is in the order %s, complete', async (sort) => {
  expect(await listed({ sort, search: 'Asha1777@ex' }, 7)).toEqual(
    plainly(({ emailKey }) => emailKey.startsWith('asha1777@ex'), sort),
  );
  expect(await listed({ sort, search: '@example' }, 7)).toEqual([]);
});
