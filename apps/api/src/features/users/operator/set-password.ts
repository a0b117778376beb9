import type { Dependencies } from '../../../dependencies.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { assertNotGuessable } from '../assert-not-guessable.ts';
import { sessionRepository } from '../session.repository.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';

/**
 * Sets a password without knowing the present one, for the operator's command alone; ends every session of the user.
 * @throws VALIDATION when it is easy to guess
 */
export const setPassword = async (
  { database, passwords, config, logger }: Pick<Dependencies, 'database' | 'passwords' | 'config' | 'logger'>,
  { _id, username, email }: UserRecord,
  password: string,
): Promise<void> => {
  await assertNotGuessable(password, { field: 'password', context: [username, email, config.BRAND_NAME] });
  await userRepository(database).setPasswordHash(_id, await passwords.hash(password, username));
  await sessionRepository(database).endAllOf(_id);
  logSecurityEvent(logger, 'password_changed', { user: String(_id), by: 'operator' });
};
