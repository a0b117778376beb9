import { createHash } from 'node:crypto';
import type { StaffRole } from '@wayfarer/contracts';
import { Schema, Types } from 'mongoose';
import { addDueEmails, type HasPendingEmails } from '../../emails/index.ts';

/** Seconds for which an invitation that ran out can still be seen, and sent again: 30 days. */
const KEPT_AFTERWARDS = 30 * 24 * 60 * 60;

/** One invitation for each address. Of its link only the hash of the token is kept. */
export type InvitationRecord = HasPendingEmails & {
  /** Made of the address, so that two admins who invite somebody at once make one. */
  _id: Types.ObjectId;
  email: string;
  emailKey: string;
  role: StaffRole;
  invitedBy: Types.ObjectId;
  invitedAt: Date;
  expiresAt: Date;
  tokenHash: string;
  nonce: string;
  /** Who has accepted it; null while it is open. */
  acceptedBy: Types.ObjectId | null;
};

export const invitationIdOf = (emailKey: string): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(emailKey).digest('hex').slice(0, 24));

export const invitationSchema = new Schema<InvitationRecord>(
  {
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    role: { type: String, required: true },
    invitedBy: { type: Schema.Types.ObjectId, required: true },
    invitedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    tokenHash: { type: String, required: true },
    nonce: { type: String, required: true },
    acceptedBy: { type: Schema.Types.ObjectId, default: null },
  },
  { collection: 'invitations', versionKey: false },
);
addDueEmails(invitationSchema);
invitationSchema.index({ tokenHash: 1 });
invitationSchema.index({ acceptedBy: 1, invitedAt: -1 });
invitationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: KEPT_AFTERWARDS });
