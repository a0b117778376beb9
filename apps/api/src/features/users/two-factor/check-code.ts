import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { checkAtPace } from '../passwords/check-at-pace.ts';
import type { UserRecord } from '../user.model.ts';
import { stepOf } from './authenticator.ts';
import { hashOfRecoveryCode, openSecret } from './second-factor-secret.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

/**
 * Wrong codes before delays begin: from where the account has logged in with a code, in all, and of an
 * address on any accounts.
 */
const FREE = { pair: 5, account: 5, address: 100 } as const;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>;

const useUp = async ({ database, clock, config, logger }: Needs, user: UserRecord, code: string): Promise<boolean> => {
  const { twoFactor, _id } = user;
  if (!twoFactor) return false;
  const factors = twoFactorRepository(database);
  if (!/^[\d\s]+$/.test(code)) {
    const isUsed = await factors.useRecoveryCode(user, hashOfRecoveryCode(config, String(_id), code));
    if (isUsed) logSecurityEvent(logger, 'recovery_code_used', { user: String(_id) });
    return isUsed;
  }
  const step = stepOf(openSecret(config, String(_id), twoFactor.secret), code, clock());
  return step !== null && factors.useStep(user, twoFactor.secret, step);
};

/**
 * Uses up a code of the app or a recovery code: none is valid twice, in any process. Wrong ones are delayed
 * like wrong passwords, by account, because this step needs the password first.
 * @throws CODE_REFUSED, TOO_MANY_REQUESTS
 */
export const checkCode = async (dependencies: Needs, user: UserRecord, code: string): Promise<void> => {
  const guess = {
    account: user.username,
    what: 'code-',
    free: FREE,
    why: (seconds: number) => t('Too many wrong codes. Please try again in {seconds} s.', { seconds }),
  } as const;
  if (await checkAtPace(dependencies, guess, () => useUp(dependencies, user, code))) return;
  logSecurityEvent(dependencies.logger, 'code_refused', { user: String(user._id) });
  throw new ApiError('CODE_REFUSED');
};
