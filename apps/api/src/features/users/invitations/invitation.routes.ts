import type { invitationEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Handlers } from '../../../http/handler.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { userRepository } from '../user.repository.ts';
import { acceptInvitation, joinByInvitation } from './accept-invitation.ts';
import { presentInvitation } from './invitation.presenter.ts';
import { invitationRepository } from './invitation.repository.ts';
import { invite } from './invite.ts';
import { openInvitation } from './open-invitation.ts';

export const invitationHandlers = (dependencies: Dependencies): Handlers<keyof typeof invitationEndpoints> => {
  const invitations = invitationRepository(dependencies.database);
  return {
    listInvitations: async () => {
      const open = await invitations.listOpen();
      const inviters = [...new Set(open.map(({ invitedBy }) => String(invitedBy)))];
      const names = await userRepository(dependencies.database).namesOf(inviters);
      return open.map((invitation) => presentInvitation(invitation, names));
    },
    invite: ({ caller, body }) => invite(dependencies, caller, body),
    withdrawInvitation: async ({ params: { id } }) => {
      if (!(await invitations.withdraw(id))) throw new ApiError('NOT_FOUND', 'This invitation no longer exists.');
      recordChange({ thing: 'invitation', id, from: { isOpen: true }, to: null });
      return { id };
    },
    openInvitation: ({ body }) => openInvitation(dependencies, body.token),
    acceptInvitation: ({ body }) => acceptInvitation(dependencies, body),
    joinByInvitation: ({ caller, body }) => joinByInvitation(dependencies, caller, body.token),
  };
};
