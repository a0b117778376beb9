import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';
import { assertNotGuessable } from './assert-not-guessable.ts';

type HowSet = {
  /** The input that a refusal names. */
  readonly field: string;
  /** How it was done, where not with the present password. */
  readonly by?: 'operator' | 'link';
  /** When the link was asked for, by which it is set. */
  readonly askedAt?: Date;
  /** The hash of the password that was asked for before. */
  readonly was?: string;
  /** The session that stays valid. */
  readonly keep?: string;
};

/**
 * Sets a password and ends every session of the user: in the same write, because a session counts only under
 * the password that opened it.
 * @throws VALIDATION when it is easy to guess; LINK_INVALID or BAD_CREDENTIALS when it has changed since the
 * link, or the present one, was asked for
 */
export const setPassword = async (
  dependencies: Pick<Dependencies, 'database' | 'passwords' | 'config' | 'logger' | 'clock'>,
  user: UserRecord,
  password: string,
  { field, by, askedAt, was, keep }: HowSet,
): Promise<void> => {
  const { _id, username, email } = user;
  const { database, passwords, logger, clock } = dependencies;
  await assertNotGuessable(dependencies, password, { field, username, email });
  const hash = await passwords.hash(password, username);
  const now = clock();
  // Clocks of processes differ, so the link may seem to have been requested in the future.
  const at = new Date(Math.max(now.getTime(), askedAt?.getTime() ?? 0));
  if (!(await userRepository(database).setPasswordHash(user, hash, { at, askedAt, was })))
    throw was ? new ApiError('BAD_CREDENTIALS', t('The password was changed in the meantime.')) : new ApiError('LINK_INVALID');
  const sessions = sessionRepository(database);
  if (keep) await sessions.carryOver(keep, at);
  await sessions.endAllOf(_id, keep);
  logSecurityEvent(logger, 'password_changed', { user: String(_id), ...(by ? { by } : {}) });
};
