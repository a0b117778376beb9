import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';
import { checkPassword } from './check-password.ts';

/**
 * Asks for the password again before something that must not be possible in a borrowed browser.
 * @returns the user
 * @throws BAD_CREDENTIALS when it is wrong; TOO_MANY_REQUESTS, BUSY
 */
export const assertOwnPassword = async (dependencies: Dependencies, caller: Caller, password: string): Promise<UserRecord> => {
  const user = await userRepository(dependencies.database).findById(caller.userId);
  if (user) {
    const { username, passwordHash: hash } = user;
    if (await checkPassword(dependencies, { username, password, hash })) return user;
    logSecurityEvent(dependencies.logger, 'login_failed', { user: caller.userId });
  }
  throw new ApiError('BAD_CREDENTIALS', t('The password is wrong.'));
};
