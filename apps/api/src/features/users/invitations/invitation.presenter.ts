import type { Invitation } from '@wayfarer/contracts';
import type { InvitationRecord } from './invitation.model.ts';

/** @param names of users, by their ids */
export const presentInvitation = (
  { _id, email, role, invitedBy, invitedAt, expiresAt }: InvitationRecord,
  names: ReadonlyMap<string, string>,
): Invitation => ({
  _id: String(_id),
  id: String(_id),
  email,
  role,
  invitedBy: names.get(String(invitedBy)) ?? null,
  invitedAt: invitedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
