import { t } from '@wayfarer/words';
import { z } from 'zod';
import { linkTokenSchema, passwordSchema, roleSchema, usernameSchema } from '../user/user.schema.ts';
import { identity } from '../values/object-id.ts';
import { emailSchema } from '../values/text.ts';

/** Hours for which an invitation can be accepted. */
export const INVITATION_HOURS = 48;
/** Open invitations that a list holds; an agency has few. */
export const MAX_INVITATIONS = 100;

export const staffRoleSchema = z.enum(roleSchema.exclude(['user']).options, { error: () => t('Choose a role.') });
export type StaffRole = z.infer<typeof staffRoleSchema>;

export const newInvitationSchema = z.object({ email: emailSchema, role: staffRoleSchema });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

export const invitationSchema = z
  .object({
    ...identity,
    email: z.string(),
    role: staffRoleSchema,
    invitedBy: z.string().nullable(),
    invitedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationLinkSchema = z.object({ token: linkTokenSchema });

/** An invitation as seen by the holder of its link. */
export const openedInvitationSchema = z.object({
  email: z.string(),
  role: staffRoleSchema,
  invitedBy: z.string(),
  /** Then that account gets the role; otherwise a new one is created. */
  hasAccount: z.boolean(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

export const acceptInvitationSchema = z.object({ token: linkTokenSchema, username: usernameSchema, password: passwordSchema });
export type AcceptInvitation = z.infer<typeof acceptInvitationSchema>;
