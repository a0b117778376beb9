import type { TwoFactorSetUp } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { assertOwnPassword } from '../passwords/assert-own-password.ts';
import { appUrlOf, newSecret } from './authenticator.ts';
import { sealSecret } from './second-factor-secret.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

export const isOnAlready = (): ApiError => new ApiError('CONFLICT', t('Two-factor login is already on.'));

/**
 * Generates a secret for an app. It is not used before one of its codes was confirmed, and the next one
 * replaces it.
 * @throws BAD_CREDENTIALS; CONFLICT when two-factor login is on; TOO_MANY_REQUESTS, BUSY
 */
export const startTwoFactor = async (dependencies: Dependencies, caller: Caller, password: string): Promise<TwoFactorSetUp> => {
  const { database, config } = dependencies;
  const { _id, username } = await assertOwnPassword(dependencies, caller, password);
  const secret = newSecret();
  if (!(await twoFactorRepository(database).begin(_id, sealSecret(config, String(_id), secret)))) throw isOnAlready();
  return { secret, url: appUrlOf(secret, { brand: config.BRAND_NAME, username }) };
};
