import { type AcceptInvitation, isStaff, type StaffRole } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { assertNotGuessable } from '../passwords/assert-not-guessable.ts';
import { register } from '../register/register.ts';
import { userRepository } from '../user.repository.ts';
import type { InvitationRecord } from './invitation.model.ts';
import { invitationRepository } from './invitation.repository.ts';
import { getInvitation, usedAlready } from './open-invitation.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'logger'>;

/**
 * First the invitation is accepted, then the role is given, each only once: after an interruption in between
 * the link can be used again, but somebody who lost the role since does not get it back.
 */
const grant = async ({ database, clock, logger }: Needs, invitation: InvitationRecord, userId: string): Promise<void> => {
  if (!(await invitationRepository(database).claim(invitation, objectIdOf(userId), clock()))) throw usedAlready();
  const { role, invitedBy, tokenHash } = invitation;
  const users = userRepository(database);
  if (await users.makeStaff(userId, role, tokenHash))
    logSecurityEvent(logger, 'role_changed', { user: userId, by: String(invitedBy), from: 'user', to: role });
  else if (!isStaff((await users.findById(userId))?.role)) throw usedAlready();
};

/**
 * Accepts an invitation with a new account. It has the traveller's role until the invitation is accepted, so
 * one withdrawn meanwhile gives nobody a role. The link proves access to the mailbox, so the address counts
 * as confirmed.
 * @throws LINK_INVALID; USERNAME_TAKEN; EMAIL_TAKEN: then it is accepted with that account; VALIDATION for an
 * easy password; BUSY
 */
export const acceptInvitation = async (
  dependencies: Dependencies,
  { token, username, password }: AcceptInvitation,
): Promise<{ message: string }> => {
  const { invitation } = await getInvitation(dependencies, token);
  if (invitation.acceptedBy) throw usedAlready();
  const { email } = invitation;
  await assertNotGuessable(dependencies, password, { field: 'password', username, email });
  const { _id } = await register(dependencies, { username, email, password }, { isEmailVerified: true });
  await grant(dependencies, invitation, _id);
  return { message: t('Your account is ready. Please log in.') };
};

/**
 * Accepts an invitation with the account of the caller.
 * @throws LINK_INVALID, also where it is for another address
 */
export const joinByInvitation = async (dependencies: Needs, { userId }: Caller, token: string): Promise<{ role: StaffRole }> => {
  const { invitation } = await getInvitation(dependencies, token);
  const user = await userRepository(dependencies.database).findById(userId);
  if (user?.emailKey !== invitation.emailKey)
    throw new ApiError(
      'LINK_INVALID',
      t('This invitation was sent to an address that is not your account’s. Log in with the account that has it.'),
    );
  await grant(dependencies, invitation, userId);
  return { role: invitation.role };
};
