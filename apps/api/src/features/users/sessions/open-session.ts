import { randomUUID } from 'node:crypto';
import { isStaff, type LoginAnswer } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { languageOfPage } from '../../../language/own-language.ts';
import { auditContext } from '../../../logging/audit-context.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';
import { browserNameOf } from './browser-name.ts';
import { sessionRepository } from './session.repository.ts';
import { signToken, TOKEN_LIFETIME } from './token.ts';

/**
 * Whether a login that was compared with a user is still right: no other password or second factor, no new
 * passkey, and its own not removed.
 */
const isLoginOf = (compared: UserRecord, current: UserRecord | null, passkey: string | null): boolean => {
  const idsOf = (user: UserRecord | null): string[] => (user?.passkeys ?? []).map(({ _id }) => _id);
  return (
    current !== null &&
    current.passwordHash === compared.passwordHash &&
    current.twoFactor?.secret === compared.twoFactor?.secret &&
    idsOf(current).every((id) => idsOf(compared).includes(id)) &&
    (passkey === null || idsOf(current).includes(passkey))
  );
};

/**
 * Opens a session for a user who has shown all that is asked for, and signs its token.
 * @param passkey the one that opens it, if any
 * @throws BAD_CREDENTIALS, with a passkey PASSKEY_REFUSED, when the password or the second factor has changed
 * since they were compared
 */
export const openSession = async (
  { database, clock, config, logger }: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  user: UserRecord,
  passkey: string | null = null,
): Promise<LoginAnswer> => {
  const users = userRepository(database);
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
    passkey,
  });
  // What changed how the user logs in while this login was compared has ended sessions, but has not seen this
  // one.
  if (!isLoginOf(user, await users.findById(String(user._id)), passkey)) {
    await sessions.end(sessionId);
    throw new ApiError(passkey === null ? 'BAD_CREDENTIALS' : 'PASSKEY_REFUSED');
  }
  await users.noteLogin(user._id, now);
  const { language } = languageOfPage();
  if (language !== undefined && user.language === undefined) await users.noteLanguage(user._id, language);
  const known = browser ?? 'unknown';
  if (!user.knownBrowsers?.includes(known)) await users.noteBrowser(user, known, { at: now, sessionId });
  const userId = String(user._id);
  logSecurityEvent(logger, 'login_succeeded', { user: userId, role: user.role });
  return {
    token: signToken({ userId, sessionId, isStaff: isStaff(user.role) }, config.TOKEN_SECRET, now),
    role: user.role,
    userId,
  };
};
