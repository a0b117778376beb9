import type { Dependencies } from '../../dependencies.ts';
import { logSecurityEvent } from '../../logging/security-event.ts';
import { assertNotGuessable } from './assert-not-guessable.ts';
import { sessionRepository } from './session.repository.ts';
import type { UserRecord } from './user.model.ts';
import { userRepository } from './user.repository.ts';

/**
 * Sets a password and ends every session of the user.
 * @param field the input that a refusal names
 * @param by who did it, where it was not the user
 * @throws VALIDATION when it is easy to guess
 */
export const setPassword = async (
  { database, passwords, config, logger, clock }: Pick<Dependencies, 'database' | 'passwords' | 'config' | 'logger' | 'clock'>,
  { _id, username, email }: UserRecord,
  password: string,
  { field, by }: { field: string; by?: 'operator' },
): Promise<void> => {
  await assertNotGuessable(password, { field, context: [username, email, config.BRAND_NAME] });
  await userRepository(database).setPasswordHash(_id, await passwords.hash(password, username), clock());
  await sessionRepository(database).endAllOf(_id);
  logSecurityEvent(logger, 'password_changed', { user: String(_id), ...(by ? { by } : {}) });
};
