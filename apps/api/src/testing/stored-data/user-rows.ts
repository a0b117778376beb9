import { phoneFieldsOf, searchKeysOf } from '../../features/users/search/search-keys.ts';
import type { UserRecord } from '../../features/users/user.model.ts';
import { numberOf, oneOf, shareOf } from './choices.ts';
import { type DataSize, usersOf } from './data-size.ts';
import { rowIdOf } from './row-ids.ts';
import type { Rows } from './rows.ts';

const NAMES = 'asha ravi meera arjun kavya nikhil priya sanjay leela tara dev isha anand divya rohan sita vikram anita'.split(
  ' ',
);
const YEARS = 3 * 365 * 24 * 60 * 60_000;

/** The first is an admin. */
export const usernameOf = (row: number): string => `${oneOf(NAMES, row, 20)}-${row}`;

export const userRow = (row: number, size: DataSize, passwordHash: string): UserRecord => {
  const username = usernameOf(row);
  const email = `${username}@example.com`;
  const name = `${oneOf(NAMES, row, 22)} ${oneOf(NAMES, row, 23)}`;
  const phone = `0${60_000 + numberOf(row, 24, 9000)} ${10_000 + numberOf(row, 25, 90_000)}`;
  return {
    _id: rowIdOf('user', row),
    username,
    usernameKey: username,
    email,
    emailKey: email,
    name,
    ...phoneFieldsOf({ phone }, 'Asia/Kolkata'),
    searchKeys: searchKeysOf({ username, email, name }),
    role: row === 0 ? 'admin' : 'user',
    passwordHash,
    passwordChangedAt: null,
    twoFactor: null,
    emailVerifiedAt: null,
    formerEmail: null,
    createdAt: new Date(size.until.getTime() - YEARS * (1 - row / usersOf(size))),
    withdrawnAt: row > 0 && shareOf(row, 21) < 0.01 ? size.until : null,
  };
};

export const rows: Rows = {
  User: (size, passwordHash) => ({ count: usersOf(size), rowOf: (row) => userRow(row, size, passwordHash) }),
};
