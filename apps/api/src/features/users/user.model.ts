import { type CalendarDate, type InvoiceTo, type MinorUnits, type Role, roleSchema } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import { Schema, type Types } from 'mongoose';
import type { ListIndex } from '../../database/lists/choose-list-index.ts';
import type { Actor } from '../../logging/audit-context.ts';
import { addDueEmails, type HasPendingEmails } from '../emails/index.ts';

export type TwoFactorRecord = {
  /** Of the app, encrypted. */
  secret: string;
  /** The last step of 30 seconds whose code was used: that one and those before it count no more. */
  lastStep: number;
  /** Hashes of those that are left. */
  recoveryCodes: string[];
};

/** A passkey: what its authenticator made for this site and this user. */
export type PasskeyRecord = {
  /** Our own name of it, for its owner and for the sessions that it opened. */
  _id: string;
  credentialId: string;
  /** In COSE form, as base64url. */
  publicKey: string;
  /** Of its signatures; 0 for good where the authenticator counts none. */
  counter: number;
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
};

/** An account that was joined into this one, and how its person was known there. */
export type JoinedRecord = {
  id: Types.ObjectId;
  at: Date;
  by: Actor;
  /** By staff who may not change every account. */
  isByDesk: boolean;
  username: string;
  name?: string;
  phone?: string;
  /** Empty where it had none. */
  email: string;
  /** Whether its owner had confirmed it: only then is what is known by the address alone theirs. */
  isConfirmed: boolean;
};

/** What came of a customer's bookings, brought up to date about once a minute (docs/decisions/0132). */
export type BookedSums = {
  /** Confirmed bookings. */
  trips: number;
  /** Received for all bookings, without what went back. */
  spent: MinorUnits;
  /** The confirmed one with the latest travel day; null without any. */
  last: { travelDate: CalendarDate; packageId: Types.ObjectId } | null;
};

export type UserRecord = HasPendingEmails & {
  _id: Types.ObjectId;
  username: string;
  /** Lowercase forms keep both unique whatever the case, and let the admin's search use an index. */
  usernameKey: string;
  /** Empty where only a telephone number of a customer is known. */
  email: string;
  emailKey: string;
  /** What they are called, and how they are reached; absent where nobody has said so. */
  name?: string | undefined;
  phone?: string | undefined;
  /** Whom the invoice of their next booking is proposed for; absent where that is the person themselves. */
  invoiceTo?: InvoiceTo | undefined;
  /** In which emails about the account are written; absent for English, until they choose one. */
  language?: LanguageCode | undefined;
  /** By which a search finds the phone number (database/lists/phone-keys.ts); written and erased with it. */
  phoneKeys?: string[];
  /** The words that an admin finds the user by. */
  searchKeys: string[];
  /** When its owner confirmed the address by an emailed link; null until then. */
  emailVerifiedAt: Date | null;
  /** When the desk set the address; absent or null where its owner or an admin did. */
  addressByDeskAt?: Date | null;
  /** The address before this one, which is told of the change. */
  formerEmail: string | null;
  role: Role;
  /** Of the link of the last invitation that gave a role: it gives none again. */
  joinedBy?: string;
  passwordHash: string;
  /** Null for the first password. Sessions and emailed links from before are invalid. */
  passwordChangedAt: Date | null;
  /** Null without two-factor login. */
  twoFactor?: TwoFactorRecord | null;
  /** An encrypted secret that is valid once one of its codes was confirmed. */
  twoFactorBegun?: string;
  /** At most `MAX_PASSKEYS`. */
  passkeys?: PasskeyRecord[];
  /** The address of their departures for calendars, by its hash; absent without one. */
  calendarFeed?: { hash: string; at: Date };
  createdAt: Date;
  /** Absent before the first login, and where an earlier version did not note it. */
  lastLoginAt?: Date;
  /** Absent of who has no booking, and until it is first summed up. */
  booked?: BookedSums;
  /** By which it was logged in, the latest last. */
  knownBrowsers?: string[];
  /** Set when bookings point at a deleted user: the record stays, without the person's data. */
  withdrawnAt: Date | null;
  /** Absent in nearly all. By what they say this account is found, too; exported and erased with it. */
  joined?: JoinedRecord[];
  /** Which account has what this closed one had. It stays without the person's data, for links to it. */
  joinedInto?: Types.ObjectId;
  /** When it is looked at next whether all has moved; absent once that is certain. */
  moveDueAt?: Date;
};

const passkeySchema = new Schema<PasskeyRecord>({
  _id: { type: String, required: true },
  credentialId: { type: String, required: true },
  publicKey: { type: String, required: true },
  counter: { type: Number, required: true },
  name: { type: String, required: true },
  addedAt: { type: Date, required: true },
  lastUsedAt: { type: Date, default: null },
});

export const userSchema = new Schema<UserRecord>(
  {
    username: { type: String, required: true },
    usernameKey: { type: String, required: true },
    // Mongoose takes an empty text for a missing one.
    email: { type: String, default: '' },
    emailKey: { type: String, required: true },
    name: { type: String, default: undefined },
    phone: { type: String, default: undefined },
    language: { type: String, default: undefined },
    phoneKeys: { type: [String], default: undefined },
    // Stored as it was checked.
    invoiceTo: { type: Schema.Types.Mixed, default: undefined },
    searchKeys: { type: [String], default: undefined },
    emailVerifiedAt: { type: Date, default: null },
    addressByDeskAt: { type: Date, default: undefined },
    formerEmail: { type: String, default: null },
    role: { type: String, enum: roleSchema.options, required: true },
    joinedBy: String,
    passwordHash: { type: String, required: true },
    passwordChangedAt: { type: Date, default: null },
    knownBrowsers: { type: [String], default: undefined },
    twoFactor: { type: new Schema({ secret: String, lastStep: Number, recoveryCodes: [String] }, { _id: false }), default: null },
    twoFactorBegun: String,
    passkeys: { type: [passkeySchema], default: undefined },
    calendarFeed: { type: new Schema({ hash: String, at: Date }, { _id: false }), default: undefined },
    createdAt: { type: Date, required: true },
    lastLoginAt: Date,
    booked: { type: Schema.Types.Mixed, default: undefined },
    withdrawnAt: { type: Date, default: null },
    joined: { type: Schema.Types.Mixed, default: undefined },
    joinedInto: { type: Schema.Types.ObjectId, default: undefined },
    moveDueAt: { type: Date, default: undefined },
  },
  { collection: 'users', versionKey: false },
);
addDueEmails(userSchema);
userSchema.index({ usernameKey: 1 }, { unique: true });
userSchema.index({ emailKey: 1 }, { unique: true });
/** What the admin's list is read by. */
export const userListIndexes: readonly ListIndex[] = [
  { withdrawnAt: 1, createdAt: -1, _id: -1 },
  { withdrawnAt: 1, usernameKey: 1, _id: 1 },
  { withdrawnAt: 1, emailKey: 1, _id: 1 },
];
/** The same of one role, or of a few. */
export const STAFF_BY_NAME = { role: 1, withdrawnAt: 1, usernameKey: 1, _id: 1 } as const;
export const roleListIndexes: readonly ListIndex[] = [
  { role: 1, withdrawnAt: 1, createdAt: -1, _id: -1 },
  STAFF_BY_NAME,
  { role: 1, withdrawnAt: 1, emailKey: 1, _id: 1 },
];
for (const index of [...userListIndexes, ...roleListIndexes]) userSchema.index({ ...index });
/** One word of a search. */
export const USERS_BY_WORD = { searchKeys: 1, withdrawnAt: 1, _id: 1 } as const;
userSchema.index(USERS_BY_WORD);
/** A part of a phone number. */
export const USERS_BY_PHONE = { phoneKeys: 1 } as const;
userSchema.index(USERS_BY_PHONE, { sparse: true });
// Only the few that were joined into another account.
userSchema.index({ joinedInto: 1 }, { sparse: true });
userSchema.index({ 'calendarFeed.hash': 1 }, { sparse: true });
userSchema.index({ moveDueAt: 1 }, { sparse: true });
