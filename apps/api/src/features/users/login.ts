import { randomUUID } from 'node:crypto';
import type { Credentials, LoginAnswer } from '@wayfarer/contracts';
import { auditContext } from '../../audit-context.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { logSecurityEvent } from '../../logging/security-event.ts';
import { browserNameOf } from './browser-name.ts';
import { checkPassword } from './check-password.ts';
import { sessionRepository } from './session.repository.ts';
import { signToken, TOKEN_LIFETIME } from './token.ts';
import { userRepository } from './user.repository.ts';

/** Compared with when there is no such user, so that the time of the answer does not tell whether a name exists. */
const nobodysHash = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(22)}${'A'.repeat(31)}`;

/**
 * Opens a session and signs its token.
 * @throws BAD_CREDENTIALS, with the same sentence for an unknown name and a wrong password; TOO_MANY_REQUESTS, BUSY
 */
export const login = async (dependencies: Dependencies, { username, password }: Credentials): Promise<LoginAnswer> => {
  const { database, clock, config, logger } = dependencies;
  const users = userRepository(database);
  const user = await users.findByUsername(username);
  const hash = user?.passwordHash ?? nobodysHash(config.PASSWORD_COST);
  const matches = await checkPassword(dependencies, { username, password, hash });
  if (!user || !matches) {
    logSecurityEvent(logger, 'login_failed', { user: user ? String(user._id) : null });
    throw new ApiError('BAD_CREDENTIALS');
  }
  const now = clock();
  const sessionId = randomUUID();
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME * 1000);
  const sessions = sessionRepository(database);
  const browser = browserNameOf(auditContext().client?.userAgent ?? '');
  await sessions.insert({
    _id: sessionId,
    userId: user._id,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    passwordChangedAt: user.passwordChangedAt ?? null,
    browser,
  });
  // A new password that was set while this one was compared has ended every session, but has not seen this one.
  const current = await users.findById(String(user._id));
  if (current?.passwordHash !== user.passwordHash) {
    await sessions.end(sessionId);
    throw new ApiError('BAD_CREDENTIALS');
  }
  const known = browser ?? 'unknown';
  if (!user.knownBrowsers?.includes(known)) await users.noteBrowser(user, known, { at: now, sessionId });
  const userId = String(user._id);
  logSecurityEvent(logger, 'login_succeeded', { user: userId, role: user.role });
  return { token: signToken({ userId, sessionId }, config.TOKEN_SECRET, now), role: user.role, userId };
};
