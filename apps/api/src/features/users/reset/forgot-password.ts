import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../../dependencies.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { dueEmail, hashOfToken, linkTokenOf } from '../../emails/index.ts';
import { emailedLinkRepository } from '../links/emailed-link.repository.ts';
import { loginPaceRepository } from '../login-pace.repository.ts';
import { paceKeyOf } from '../login-pace.ts';

/** For how long the link works, in milliseconds: 30 min. Longer than the longest delay, so whoever is delayed has one that works. */
export const LINK_LIFETIME = 30 * 60_000;

/** Emails to one address before each further one delays the next. */
const FREE = 3;

const SENTENCE =
  'If there is an account with this address, an email with a link is on its way to it. The link works once, for 30 minutes.';

/**
 * Stores that a link is owed to an address. It does the same for every address: whether there is an account is looked up by the worker
 * that emails it, so neither the answer nor its time tells. Who asks too often for one address is told the same, and nothing is sent.
 */
export const forgotPassword = async (
  { database, clock, config, logger }: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  { email }: { email: string },
): Promise<{ message: string }> => {
  const now = clock();
  const emailKey = email.toLowerCase();
  const delayedUntil =
    config.RATE_LIMITS === 'off'
      ? null
      : await loginPaceRepository(database).addFailure({ key: paceKeyOf(config, 'reset', emailKey, ''), free: FREE }, now);
  if (delayedUntil && delayedUntil > now) {
    logSecurityEvent(logger, 'limit_reached', { limit: 'password_reset' });
    return { message: SENTENCE };
  }
  const nonce = randomUUID();
  await emailedLinkRepository(database).insert({
    _id: hashOfToken(linkTokenOf(config, nonce)),
    nonce,
    emailKey,
    askedAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME),
    emailsDue: [dueEmail('password-reset', now)],
  });
  return { message: SENTENCE };
};
