import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import {
  acceptInvitationSchema,
  invitationLinkSchema,
  invitationSchema,
  MAX_INVITATIONS,
  newInvitationSchema,
  openedInvitationSchema,
  staffRoleSchema,
} from './invitation.schema.ts';

export const invitationEndpoints = defineEndpoints({
  listInvitations: {
    summary: 'Invitations that nobody has accepted, the latest first',
    access: 'read-users',
    errors: [],
    answer: z.array(invitationSchema).max(MAX_INVITATIONS),
  },
  invite: {
    summary: 'Invite somebody by email to work here; inviting the same address again replaces the earlier link',
    access: 'change-users',
    errors: ['VALIDATION'],
    body: newInvitationSchema,
    erasable: ['email'],
    answer: z.object({ invitation: invitationSchema }),
    status: 201,
  },
  withdrawInvitation: {
    summary: 'Withdraw an invitation; its link stops working',
    access: 'change-users',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: idAnswerSchema,
  },
  openInvitation: {
    summary: 'What an emailed link invites to',
    access: 'everyone',
    errors: ['VALIDATION', 'LINK_INVALID', 'TOO_MANY_REQUESTS'],
    body: invitationLinkSchema,
    answer: openedInvitationSchema,
  },
  acceptInvitation: {
    summary: 'Accept an invitation with a new account',
    access: 'everyone',
    errors: ['VALIDATION', 'LINK_INVALID', 'USERNAME_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: acceptInvitationSchema,
    answer: z.object({ message: z.string() }),
  },
  joinByInvitation: {
    summary: 'Accept an invitation with the account of the caller, whose address must be the invited one',
    access: 'signed-in',
    errors: ['VALIDATION', 'LINK_INVALID'],
    body: invitationLinkSchema,
    answer: z.object({ role: staffRoleSchema }),
  },
});
