import type { LoginAnswer, SecondStep } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { openSession } from '../sessions/open-session.ts';
import { checkCode } from './check-code.ts';
import { userOfPending } from './pending-login.ts';

/**
 * Opens the session of a login whose password was right, with a code.
 * @throws BAD_CREDENTIALS when the login began too long ago; CODE_REFUSED, TOO_MANY_REQUESTS
 */
export const takeSecondStep = async (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  { pendingToken, code }: SecondStep,
): Promise<LoginAnswer> => {
  const user = await userOfPending(dependencies, pendingToken);
  if (!user) throw new ApiError('BAD_CREDENTIALS', t('That took too long. Please log in again.'));
  await checkCode(dependencies, user, code);
  return openSession(dependencies, user);
};
