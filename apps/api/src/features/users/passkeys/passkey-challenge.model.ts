import { Schema } from 'mongoose';

/** What a passkey must sign: `_id` is the challenge itself, random, and gone with the first answer to it. */
export type PasskeyChallengeRecord = {
  _id: string;
  /** The session in which a passkey is added; null for a login. */
  sessionId: string | null;
  expiresAt: Date;
};

export const passkeyChallengeSchema = new Schema<PasskeyChallengeRecord>(
  {
    _id: { type: String, required: true },
    sessionId: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passkeychallenges', versionKey: false },
);
passkeyChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
