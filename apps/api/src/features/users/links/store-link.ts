import { randomUUID } from 'node:crypto';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { type DueEmail, dueEmail, linkHashOf, mailboxKeyOf } from '../../emails/index.ts';
import { loginPaceRepository } from '../passwords/login-pace.repository.ts';
import { paceKeyOf } from '../passwords/login-pace.ts';
import { userRepository } from '../user.repository.ts';
import type { EmailedLinkRecord } from './emailed-link.model.ts';
import { emailedLinkRepository } from './emailed-link.repository.ts';

/** Emails to one address before each further one delays the next. */
const FREE = 3;

type Wanted = Pick<EmailedLinkRecord, 'purpose' | 'email'> & {
  readonly userId: ObjectId | null;
  readonly kind: DueEmail['kind'];
  /** In milliseconds. Longer than the longest delay, so a delayed user still has a valid link. */
  readonly lifetime: number;
  /** When the password for this request was entered; a later password change ends the link. */
  readonly askedAt?: Date;
};

/**
 * Stores a due link for an address. When it is requested too often nothing is stored, silently. What accounts
 * ask for that do not have the address is counted together for its mailbox, however many they are; what the
 * account asks for that has it, and a forgotten password, apart from that, so that nobody can keep the
 * owner's link away.
 */
export const storeLink = async (
  { database, clock, config, logger }: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  { purpose, email, userId, kind, lifetime, askedAt }: Wanted,
): Promise<void> => {
  const now = clock();
  const emailKey = email.toLowerCase();
  const isOwn = userId === null || (await userRepository(database).findById(String(userId)))?.emailKey === emailKey;
  const countedAs = isOwn ? `${emailKey} ${String(userId ?? '')}` : `others to ${mailboxKeyOf(email)}`;
  const key = paceKeyOf(config, purpose, countedAs, '');
  const delayedUntil =
    config.RATE_LIMITS === 'off' ? null : await loginPaceRepository(database).addFailure({ key, free: FREE }, now);
  if (delayedUntil && delayedUntil > now) return logSecurityEvent(logger, 'limit_reached', { limit: purpose });
  const nonce = randomUUID();
  await emailedLinkRepository(database).insert({
    _id: linkHashOf(config, nonce),
    nonce,
    purpose,
    userId,
    email,
    emailKey,
    askedAt: askedAt ?? now,
    expiresAt: new Date(now.getTime() + lifetime),
    emailsDue: [dueEmail(kind, now)],
  });
};
