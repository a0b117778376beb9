import type { TwoFactorRemoval } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { assertOwnPassword } from '../passwords/assert-own-password.ts';
import type { UserRecord } from '../user.model.ts';
import { checkCode } from './check-code.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

/** Turns two-factor login off, for its owner and for the operator's command. @returns whether it was on */
export const turnOffTwoFactor = async (
  { database, clock, logger }: Pick<Dependencies, 'database' | 'clock' | 'logger'>,
  { _id }: Pick<UserRecord, '_id'>,
  by: 'owner' | 'operator',
): Promise<boolean> => {
  const wasOn = await twoFactorRepository(database).turnOff(_id, clock());
  if (wasOn) logSecurityEvent(logger, 'two_factor_off', { user: String(_id), by });
  return wasOn;
};

/** @throws BAD_CREDENTIALS, CODE_REFUSED; CONFLICT when it is off; TOO_MANY_REQUESTS, BUSY */
export const removeTwoFactor = async (
  dependencies: Dependencies,
  caller: Caller,
  { currentPassword, code }: TwoFactorRemoval,
): Promise<{ message: string }> => {
  const user = await assertOwnPassword(dependencies, caller, currentPassword);
  if (!user.twoFactor) throw new ApiError('CONFLICT', t('Two-factor login is already off.'));
  await checkCode(dependencies, user, code);
  await turnOffTwoFactor(dependencies, user, 'owner');
  return { message: t('Two-factor login is off.') };
};
