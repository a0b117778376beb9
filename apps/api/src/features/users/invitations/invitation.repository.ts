import { MAX_INVITATIONS } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../../database/duplicate-key.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type DueEmail, dueEmailRepository, hashOfToken } from '../../emails/index.ts';
import { type InvitationRecord, invitationIdOf, invitationSchema } from './invitation.model.ts';

type NewInvitation = Omit<InvitationRecord, '_id' | 'acceptedBy' | 'emailsDue'>;

/** Every query on invitations. */
export const invitationRepository = (database: Connection) => {
  const invitations = modelOf(database, 'Invitation', invitationSchema);
  const put = (invitation: NewInvitation, due: DueEmail): Promise<InvitationRecord> =>
    invitations
      .findOneAndUpdate(
        { _id: invitationIdOf(invitation.emailKey) },
        { $set: { ...invitation, acceptedBy: null }, $push: { emailsDue: due } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<InvitationRecord>()
      .orFail();
  return {
    dueEmails: dueEmailRepository<InvitationRecord>(database, 'Invitation', invitationSchema),
    /** Invites an address, or renews the invitation: one write, with the due email. */
    invite: async (invitation: NewInvitation, due: DueEmail): Promise<InvitationRecord> => {
      try {
        return await put(invitation, due);
      } catch (thrown) {
        // Somebody else has invited the same address in between.
        if (isDuplicateKey(thrown)) return put(invitation, due);
        throw thrown;
      }
    },
    listOpen: (): Promise<InvitationRecord[]> =>
      invitations.find({ acceptedBy: null }).sort({ invitedAt: -1 }).limit(MAX_INVITATIONS).lean<InvitationRecord[]>(),
    findByToken: (token: string): Promise<InvitationRecord | null> =>
      invitations.findOne({ tokenHash: hashOfToken(token) }).lean<InvitationRecord>(),
    findById: (id: Types.ObjectId): Promise<InvitationRecord | null> => invitations.findOne({ _id: id }).lean<InvitationRecord>(),
    /** @returns whether it was open */
    withdraw: async (id: string): Promise<boolean> =>
      (await invitations.deleteOne({ _id: id, acceptedBy: null })).deletedCount === 1,
    /**
     * Accepts an invitation for one user alone; again by the same user changes nothing. @returns whether it
     * is theirs
     */
    claim: async ({ _id, tokenHash }: InvitationRecord, userId: Types.ObjectId, now: Date): Promise<boolean> => {
      const open = { _id, tokenHash, expiresAt: { $gt: now }, acceptedBy: { $in: [null, userId] } };
      return (await invitations.updateOne(open, { $set: { acceptedBy: userId } })).matchedCount === 1;
    },
    /** That to a user's address. */
    eraseTo: async (emailKey: string): Promise<void> => {
      await invitations.deleteOne({ _id: invitationIdOf(emailKey) });
    },
  };
};
