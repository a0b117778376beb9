import { Schema } from 'mongoose';

/**
 * What is remembered of failed logins: `_id` is a keyed hash of whom they count for, so that neither a name
 * nor an address is kept. A record without failures says that the account was logged in from that address.
 */
export type LoginPaceRecord = { _id: string; failures: number; blockedUntil: Date; expiresAt: Date };

export const loginPaceSchema = new Schema<LoginPaceRecord>(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    blockedUntil: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'loginpaces', versionKey: false },
);
loginPaceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
