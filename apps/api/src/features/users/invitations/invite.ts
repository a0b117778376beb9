import { randomUUID } from 'node:crypto';
import { INVITATION_HOURS, type Invitation, isStaff, type StaffRole } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { dueEmail, linkHashOf } from '../../emails/index.ts';
import { userRepository } from '../user.repository.ts';
import { presentInvitation } from './invitation.presenter.ts';
import { invitationRepository } from './invitation.repository.ts';

const WORKS_HERE = 'Somebody with this address already works here. Change their role on the page Staff.';

/**
 * Invites somebody to work here. The same address again gets a new link, and the one before it ends.
 * @throws VALIDATION where the address belongs to somebody who works here already
 */
export const invite = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Caller,
  { email, role }: { email: string; role: StaffRole },
): Promise<{ invitation: Invitation }> => {
  const owner = await userRepository(database).findByEmail(email);
  if (isStaff(owner?.role)) throw wrongField('email', WORKS_HERE);
  const [now, nonce] = [clock(), randomUUID()];
  const stored = await invitationRepository(database).invite(
    {
      email,
      emailKey: email.toLowerCase(),
      role,
      invitedBy: objectIdOf(caller.userId),
      invitedAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_HOURS * 60 * 60_000),
      tokenHash: linkHashOf(config, nonce),
      nonce,
    },
    dueEmail('staff-invitation', now, nonce),
  );
  recordChange({ thing: 'invitation', id: String(stored._id), from: null, to: { role } });
  return { invitation: presentInvitation(stored, new Map([[caller.userId, caller.username]])) };
};
