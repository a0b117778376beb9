import { Schema, type Types } from 'mongoose';
import { addDueEmails, type HasPendingEmails } from '../../emails/index.ts';

/**
 * A link that somebody asked to be emailed. `_id` is the hash of its token, which the nonce and a key outside
 * the database make. It is stored the same whether the address has an account or not; that is looked up by
 * the worker that emails it, and again when the link is used.
 */
export type EmailedLinkRecord = HasPendingEmails & {
  _id: string;
  nonce: string;
  /** The purpose: a link works for nothing else. */
  purpose: 'set-password' | 'confirm-email';
  /** The user whose address is to be confirmed; null where the requester is unknown. */
  userId: Types.ObjectId | null;
  /** As it was typed. */
  email: string;
  /** In lower case. */
  emailKey: string;
  askedAt: Date;
  expiresAt: Date;
};

export const emailedLinkSchema = new Schema<EmailedLinkRecord>(
  {
    _id: { type: String, required: true },
    nonce: { type: String, required: true },
    purpose: { type: String, enum: ['set-password', 'confirm-email'], required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    askedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'emailedlinks', versionKey: false },
);
addDueEmails(emailedLinkSchema);
emailedLinkSchema.index({ emailKey: 1 });
emailedLinkSchema.index({ userId: 1 });
emailedLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
