import type { Dependencies } from '../../dependencies.ts';
import type { IdentifyCaller } from '../../http/caller.ts';
import { sessionRepository } from './session.repository.ts';
import { readToken } from './token.ts';
import { userRepository } from './user.repository.ts';

/** Finds the caller behind a token. Role and name come from the database at each call, so a change counts at once. */
export const createIdentifyCaller = ({ database, config, clock }: Dependencies): IdentifyCaller => {
  const sessions = sessionRepository(database);
  const users = userRepository(database);
  return async (token) => {
    const content = readToken(token, config.TOKEN_SECRET, clock());
    if (!content) return null;
    const [session, user] = await Promise.all([sessions.find(content.sessionId), users.findById(content.userId)]);
    if (!session || !user || String(session.userId) !== content.userId || session.expiresAt <= clock()) return null;
    return { userId: content.userId, username: user.username, role: user.role, sessionId: content.sessionId };
  };
};
