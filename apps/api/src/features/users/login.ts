import type { Credentials, LoginAnswer } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { provePepper } from '../../database/pepper-mark.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { logSecurityEvent } from '../../logging/security-event.ts';
import { checkPassword } from './passwords/check-password.ts';
import { hasPassword } from './passwords/no-password.ts';
import { nobodysHash } from './passwords/nobodys-hash.ts';
import { openSession } from './sessions/open-session.ts';
import { isTwoFactorRequired } from './two-factor/is-two-factor-required.ts';
import { pendingTokenOf } from './two-factor/pending-login.ts';
import { userRepository } from './user.repository.ts';

/**
 * Opens a session and signs its token.
 * @throws BAD_CREDENTIALS, with the same sentence for an unknown name and a wrong password;
 * SECOND_STEP_REQUIRED with two-factor login; TOO_MANY_REQUESTS, BUSY
 */
export const login = async (dependencies: Dependencies, { username, password }: Credentials): Promise<LoginAnswer> => {
  const { database, config, logger } = dependencies;
  const users = userRepository(database);
  const user = await users.findByUsername(username);
  const hash = user && hasPassword(user) ? user.passwordHash : nobodysHash(config.PASSWORD_COST);
  const matches = await checkPassword(dependencies, { username, password, hash });
  if (!user || !matches) {
    logSecurityEvent(logger, 'login_failed', { user: user ? String(user._id) : null });
    throw new ApiError('BAD_CREDENTIALS');
  }
  await provePepper(database, config, user.passwordChangedAt ?? user.createdAt);
  if (isTwoFactorRequired(config, user.role) && !user.twoFactor && user.passkeys?.length)
    throw new ApiError('BAD_CREDENTIALS', t('Staff with a passkey must log in with it: the password alone is not enough.'));
  if (user.twoFactor) throw new ApiError('SECOND_STEP_REQUIRED', undefined, { pendingToken: pendingTokenOf(dependencies, user) });
  return openSession(dependencies, user);
};
