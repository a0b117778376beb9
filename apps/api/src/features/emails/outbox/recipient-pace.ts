import { type EmailKind, hasSecretLink } from '@wayfarer/contracts';
import type { EmailRepository } from '../email.repository.ts';
import type { EmailContent } from '../email-content.ts';
import { mailboxKeyOf } from '../mailbox-key.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Caused as often as whoever has an account, or enters an address, wants. */
const pacedKinds: readonly EmailKind[] = [
  'welcome',
  'already-registered',
  'new-login',
  'booking-received',
  'payment-failed',
  'hold-expired',
  'email-changed',
  'password-changed',
  'two-factor-changed',
  'passkey-changed',
  'contact-received',
];

const TO_CONFIRMED = { max: 20, withinMs: HOUR_MS };
const TO_UNCONFIRMED = { max: 10, withinMs: DAY_MS };
const OF_NEW_LOGINS = { max: 3, withinMs: DAY_MS };
/**
 * Links to `name+1@`, `name+2@`, …; those to the plain address have a pace of their own, which strangers
 * cannot use up.
 */
const OF_LINKS_TO_SUB_ADDRESSES = { max: 10, withinMs: DAY_MS };

type Comes = { readonly to: string; readonly content: EmailContent; readonly isConfirmed: boolean; readonly at: Date };
type Pace = { readonly max: number; readonly withinMs: number; readonly kinds: readonly EmailKind[]; readonly besides?: string };

const pacesOf = ({ to, content: { kind }, isConfirmed }: Comes): Pace[] => {
  const mailbox = mailboxKeyOf(to);
  if (pacedKinds.includes(kind))
    return [
      { ...(isConfirmed ? TO_CONFIRMED : TO_UNCONFIRMED), kinds: pacedKinds },
      ...(kind === 'new-login' ? [{ ...OF_NEW_LOGINS, kinds: [kind] }] : []),
    ];
  const isLinkToSubAddress = hasSecretLink(kind) && kind !== 'staff-invitation' && to.toLowerCase() !== mailbox;
  return isLinkToSubAddress ? [{ ...OF_LINKS_TO_SUB_ADDRESSES, kinds: [kind], besides: mailbox }] : [];
};

/**
 * Whether one more email to this mailbox is within the paces: over all kinds together, counted in the
 * database, and little to an address that nobody confirmed. What has moved money, what the agency does, and a
 * link that its reader asked for are sent always.
 */
export const isWithinPace = async (emails: EmailRepository, coming: Comes): Promise<boolean> => {
  const counted = pacesOf(coming).map(async ({ max, withinMs, ...what }) => {
    const since = new Date(coming.at.getTime() - withinMs);
    return (await emails.countTo(mailboxKeyOf(coming.to), { ...what, since, most: max })) < max;
  });
  return (await Promise.all(counted)).every(Boolean);
};
