import { Schema, type Types } from 'mongoose';

/** A login. Its token is valid only while this record exists. */
export type SessionRecord = {
  _id: string;
  userId: Types.ObjectId;
  createdAt: Date;
  expiresAt: Date;
  /** Of the password that opened it: another one ends it (docs/decisions/0080). */
  passwordChangedAt: Date | null;
  /** Such as 'Firefox on Windows'; null where it did not say. */
  browser: string | null;
  /**
   * The passkey that opened it, or that was added in it; null with a password alone, and not there in
   * sessions of earlier versions.
   */
  passkey?: string | null;
  /** To within `NOTED_EVERY`. */
  lastUsedAt: Date;
};

export const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    browser: { type: String, default: null },
    lastUsedAt: { type: Date, required: true },
    passwordChangedAt: { type: Date, default: null },
    passkey: { type: String, default: null },
  },
  { collection: 'sessions', versionKey: false, shardKey: { _id: 'hashed' } },
);
sessionSchema.index({ userId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
