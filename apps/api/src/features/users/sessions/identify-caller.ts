import type { Dependencies } from '../../../dependencies.ts';
import type { IdentifyCaller } from '../../../http/caller.ts';
import { isTwoFactorRequired } from '../two-factor/is-two-factor-required.ts';
import { sessionRepository } from './session.repository.ts';
import { readToken } from './token.ts';

/** How often it is noted that a session is used, in milliseconds: 10 min. */
const NOTE_INTERVAL_MS = 10 * 60_000;

/**
 * Finds the caller behind a token. Role and name come from the database at each call, so a change counts at
 * once.
 */
export const createIdentifyCaller = ({ database, config, clock }: Dependencies): IdentifyCaller => {
  const sessions = sessionRepository(database);
  return async (token) => {
    const content = readToken(token, config, clock());
    if (!content) return null;
    const session = await sessions.findWithUser(content.sessionId);
    if (!session || String(session.userId) !== content.userId || session.expiresAt <= clock()) return null;
    const { username, role, passwordChangedAt, hasTwoFactor, passkeys } = session.user;
    if (passwordChangedAt?.getTime() !== session.passwordChangedAt?.getTime()) return null;
    if (session.lastUsedAt <= new Date(clock().getTime() - NOTE_INTERVAL_MS)) await sessions.noteUsed(session._id, clock());
    const hasPasskey = passkeys.includes(session.passkey ?? '');
    const mustSetUpTwoFactor = isTwoFactorRequired(config, role) && !hasTwoFactor && !hasPasskey;
    // The password alone must not be enough to add a second factor to an account that has one already
    // (docs/decisions/0098).
    if (mustSetUpTwoFactor && passkeys.length > 0) return null;
    return { userId: content.userId, username, role, sessionId: content.sessionId, passwordChangedAt, mustSetUpTwoFactor };
  };
};
