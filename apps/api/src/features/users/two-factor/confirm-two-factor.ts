import type { RecoveryCodes } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import { userRepository } from '../user.repository.ts';
import { newRecoveryCodes, stepOf } from './authenticator.ts';
import { hashOfRecoveryCode, openSecret } from './second-factor-secret.ts';
import { isOnAlready } from './start-two-factor.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

/**
 * Turns two-factor login on with a code of the secret that was drawn, which is used up by it, and ends every
 * other session, because the password alone may have opened it. Its owner is told by email.
 * @returns the recovery codes, which nobody can be told again
 * @throws CODE_REFUSED; CONFLICT when nothing was begun, or it is on
 */
export const confirmTwoFactor = async (
  { database, config, clock, logger }: Pick<Dependencies, 'database' | 'config' | 'clock' | 'logger'>,
  { userId, sessionId, passwordChangedAt = null }: Caller,
  code: string,
): Promise<RecoveryCodes> => {
  const user = await userRepository(database).findById(userId);
  if (!user) throw new ApiError('UNAUTHENTICATED');
  if (user.twoFactor) throw isOnAlready();
  const secret = user.twoFactorBegun;
  if (!secret) throw new ApiError('CONFLICT', t('Start with your password, then scan the code.'));
  const now = clock();
  const lastStep = stepOf(openSecret(config, userId, secret), code, now);
  if (lastStep === null) throw new ApiError('CODE_REFUSED');
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((one) => hashOfRecoveryCode(config, userId, one));
  const twoFactor = { secret, lastStep, recoveryCodes: hashes };
  const isOn = await twoFactorRepository(database).turnOn({ _id: user._id, passwordChangedAt }, twoFactor, now);
  if (!isOn)
    throw new ApiError('CONFLICT', t('Setup was started again, or the password was changed in the meantime. Please start over.'));
  await sessionRepository(database).endAllOf(user._id, sessionId);
  logSecurityEvent(logger, 'two_factor_on', { user: userId });
  return { recoveryCodes };
};
