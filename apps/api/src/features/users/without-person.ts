import type { ObjectId } from '../../database/object-ids.ts';
import { NO_PASSWORD } from './passwords/no-password.ts';

/**
 * What makes the record of a closed account one of nobody: without personal data, and its names are free
 * again.
 */
export const withoutPerson = (id: ObjectId) => ({
  $set: {
    username: 'Former traveller',
    // Nobody can register with either: a name and an address have no blank.
    usernameKey: ` ${String(id)}`,
    email: '-',
    emailKey: ` ${String(id)}`,
    emailVerifiedAt: null,
    addressByDeskAt: null,
    formerEmail: null,
    passwordHash: NO_PASSWORD,
    searchKeys: [],
  },
  $unset: {
    name: 1,
    phone: 1,
    phoneKeys: 1,
    invoiceTo: 1,
    language: 1,
    emailsDue: 1,
    lastLoginAt: 1,
    booked: 1,
    knownBrowsers: 1,
    twoFactor: 1,
    twoFactorBegun: 1,
    passkeys: 1,
    calendarFeed: 1,
    joined: 1,
  },
});
