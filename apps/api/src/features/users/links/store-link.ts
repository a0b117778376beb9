import { randomUUID } from 'node:crypto';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { type DueEmail, dueEmail, hashOfToken, linkTokenOf } from '../../emails/index.ts';
import { loginPaceRepository } from '../passwords/login-pace.repository.ts';
import { paceKeyOf } from '../passwords/login-pace.ts';
import type { EmailedLinkRecord } from './emailed-link.model.ts';
import { emailedLinkRepository } from './emailed-link.repository.ts';

/** Emails to one address, for each account that asks for them, before each further one delays the next. */
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
 * Stores a due link for an address. When it is requested too often nothing is stored, silently. Requests of
 * different accounts are counted apart, so that nobody can keep the owner's link away.
 */
export const storeLink = async (
  { database, clock, config, logger }: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  { purpose, email, userId, kind, lifetime, askedAt }: Wanted,
): Promise<void> => {
  const now = clock();
  const emailKey = email.toLowerCase();
  const key = paceKeyOf(config, purpose, `${emailKey} ${String(userId ?? '')}`, '');
  const delayedUntil =
    config.RATE_LIMITS === 'off' ? null : await loginPaceRepository(database).addFailure({ key, free: FREE }, now);
  if (delayedUntil && delayedUntil > now) return logSecurityEvent(logger, 'limit_reached', { limit: purpose });
  const nonce = randomUUID();
  await emailedLinkRepository(database).insert({
    _id: hashOfToken(linkTokenOf(config, nonce)),
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
