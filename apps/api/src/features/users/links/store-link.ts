import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Dependencies } from '../../../dependencies.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { type DueEmail, dueEmail, hashOfToken, linkTokenOf } from '../../emails/index.ts';
import { loginPaceRepository } from '../login-pace.repository.ts';
import { paceKeyOf } from '../login-pace.ts';
import type { EmailedLinkRecord } from './emailed-link.model.ts';
import { emailedLinkRepository } from './emailed-link.repository.ts';

/** Emails to one address before each further one delays the next. */
const FREE = 3;

type Wanted = Pick<EmailedLinkRecord, 'purpose' | 'email'> & {
  readonly userId: Types.ObjectId | null;
  readonly kind: DueEmail['kind'];
  /** In milliseconds. Longer than the longest delay, so whoever is delayed has a link that works. */
  readonly lifetime: number;
  /** When the password was entered that this was asked for with; a change of it since then ends the link. */
  readonly askedAt?: Date;
};

/** Stores that a link is owed to an address. Where one address is asked for too often nothing is stored, and nobody is told. */
export const storeLink = async (
  { database, clock, config, logger }: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  { purpose, email, userId, kind, lifetime, askedAt }: Wanted,
): Promise<void> => {
  const now = clock();
  const emailKey = email.toLowerCase();
  const key = paceKeyOf(config, purpose, emailKey, '');
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
