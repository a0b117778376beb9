import type { Dependencies } from '../../../dependencies.ts';
import { type EmailSource, emailSource } from '../../emails/index.ts';
import { userRepository } from '../user.repository.ts';
import type { InvitationRecord } from './invitation.model.ts';
import { invitationRepository } from './invitation.repository.ts';

/**
 * The invitation emails. None is sent for an invitation that was withdrawn, accepted or replaced meanwhile,
 * or has expired.
 */
export const invitationEmails = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): EmailSource => {
  const invitations = invitationRepository(database);
  const users = userRepository(database);
  return emailSource<InvitationRecord>('invitation', invitations.dueEmails, async ({ _id }, { kind, of }) => {
    const invitation = await invitations.findById(_id);
    if (kind !== 'staff-invitation' || invitation?.nonce !== of || invitation.acceptedBy) return null;
    const { email, role, nonce, expiresAt, invitedBy } = invitation;
    const [inviter, owner] = [await users.findById(String(invitedBy)), await users.findByEmail(email)];
    if (!inviter || expiresAt <= clock()) return null;
    const content = { kind, inviter: inviter.username, role, nonce, validUntil: expiresAt } as const;
    return { to: email, userId: owner?._id ?? null, bookingId: null, content };
  });
};
