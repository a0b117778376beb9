import type { Registration, User } from '@wayfarer/contracts';
import { newId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { loginPaceRepository } from '../passwords/login-pace.repository.ts';
import { paceKeyOf } from '../passwords/login-pace.ts';
import { userRepository } from '../user.repository.ts';
import { register } from './register.ts';

/** Emails to one address before each further one delays the next. */
const FREE = 2;

/**
 * Creates an account. Where the address has one already the answer is the same, and its owner is told by
 * email instead; without a mail server nobody could be told, so then it is said (docs/decisions/0040).
 * @throws USERNAME_TAKEN, EMAIL_TAKEN without a mail server, BUSY
 */
export const registerQuietly = async (
  dependencies: Pick<Dependencies, 'database' | 'passwords' | 'clock' | 'config'>,
  registration: Registration,
): Promise<User> => {
  const { database, config, clock } = dependencies;
  try {
    return await register(dependencies, registration);
  } catch (thrown) {
    const isTaken = thrown instanceof ApiError && thrown.code === 'EMAIL_TAKEN';
    if (!isTaken || config.SMTP_URL === undefined) throw thrown;
    const { password: _, ...who } = registration;
    const now = clock();
    const key = paceKeyOf(config, 'already-registered', who.email.toLowerCase(), '');
    const delayedUntil = await loginPaceRepository(database).addFailure({ key, free: FREE }, now);
    const owner = await userRepository(database).findByEmail(who.email);
    if (owner && (!delayedUntil || delayedUntil <= now)) await userRepository(database).oweAlreadyRegistered(owner, now);
    const id = newId();
    return { _id: id, id, ...who, role: 'user' };
  }
};
