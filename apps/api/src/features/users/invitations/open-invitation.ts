import { has, type OpenedInvitation } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { userRepository } from '../user.repository.ts';
import type { InvitationRecord } from './invitation.model.ts';
import { invitationRepository } from './invitation.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

const refused = (sentence: string): ApiError => new ApiError('LINK_INVALID', sentence);
export const usedAlready = (): ApiError =>
  refused(t('This invitation has already been accepted. Log in with the account that accepted it.'));

/**
 * The invitation of a link that can still be accepted, with its sender.
 * @throws LINK_INVALID with a sentence that says why not
 */
export const getInvitation = async (
  { database, clock }: Needs,
  token: string,
): Promise<{ invitation: InvitationRecord; invitedBy: string }> => {
  const invitation = await invitationRepository(database).findByToken(token);
  if (!invitation)
    throw refused(
      t('This invitation was withdrawn, or a newer one was sent. Look for a later email, or ask for a new invitation.'),
    );
  if (invitation.expiresAt <= clock()) throw refused(t('This invitation has expired. Ask for a new one.'));
  const inviter = await userRepository(database).findById(String(invitation.invitedBy));
  if (!inviter || !has(inviter.role, 'change-users'))
    throw refused(t('The sender of this invitation can no longer invite people. Ask for a new one.'));
  return { invitation, invitedBy: inviter.username };
};

/** What an emailed link invites to. @throws LINK_INVALID */
export const openInvitation = async (dependencies: Needs, token: string): Promise<OpenedInvitation> => {
  const { invitation, invitedBy } = await getInvitation(dependencies, token);
  if (invitation.acceptedBy) throw usedAlready();
  const { email, emailKey, role } = invitation;
  const owner = await userRepository(dependencies.database).findByEmail(emailKey);
  return { email, role, invitedBy, hasAccount: owner !== null };
};
