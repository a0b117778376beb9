import { instantText } from '../../../time/instant-text.ts';
import type { ContentOf } from '../email-content.ts';
import { paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

const invitedAs: Readonly<Record<ContentOf<'staff-invitation'>['role'], string>> = {
  desk: 'to handle bookings and messages',
  'desk-lead': 'to lead the desk',
  guide: 'as a guide',
  viewer: 'to see how the agency is doing',
  admin: 'as an admin',
};

/** In English, as all that staff read. */
export const staffInvitation = (
  { inviter, role, nonce, validUntil }: ContentOf<'staff-invitation'>,
  { brand, timeZone, secretUrlOf }: Site,
): Template => ({
  subject: `${inviter} invites you to work at ${brand}`,
  preview: 'The link works once, for 48 hours.',
  heading: `Join ${brand}`,
  body: [
    paragraph(`Hello, ${inviter} invites you to join ${brand} ${invitedAs[role]}.`),
    paragraph(
      `Use this link to choose a username and a password, or to accept with the account you already have. It works once, until ${instantText(validUntil, timeZone)}.`,
    ),
    paragraph('If you did not expect this, you can ignore this email.'),
  ],
  action: { label: 'See the invitation', url: secretUrlOf('acceptInvitation', nonce) },
  why: `You are receiving this email because ${inviter}, who works at ${brand}, entered your address to invite you.`,
});
