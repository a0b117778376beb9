import type { AnswersOf } from '../answers-of.ts';
import { sampleAdmin } from '../user/user.samples.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { invitationEndpoints } from './invitation.endpoints.ts';
import type { Invitation } from './invitation.schema.ts';

export const sampleInvitation: Invitation = {
  ...identityOf(5),
  email: 'ravi@example.com',
  role: 'guide',
  invitedBy: sampleAdmin.username,
  invitedAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-22T08:00:00.000Z',
};

export const invitationAnswers: AnswersOf<typeof invitationEndpoints> = {
  listInvitations: [sampleInvitation],
  invite: { invitation: sampleInvitation },
  withdrawInvitation: { id: sampleInvitation._id },
  openInvitation: { email: sampleInvitation.email, role: 'guide', invitedBy: sampleAdmin.username, hasAccount: false },
  acceptInvitation: { message: 'Done.' },
  joinByInvitation: { role: 'guide' },
};
