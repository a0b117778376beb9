import type { Dependencies } from '../../../dependencies.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import type { UserRecord } from '../user.model.ts';

/** Logs a user out everywhere, for the operator's command alone. */
export const endSessions = async (
  { database, logger }: Pick<Dependencies, 'database' | 'logger'>,
  { _id }: Pick<UserRecord, '_id'>,
): Promise<void> => {
  await sessionRepository(database).endAllOf(_id);
  logSecurityEvent(logger, 'logged_out', { user: String(_id), by: 'operator' });
};
