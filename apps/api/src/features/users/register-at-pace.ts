import type { Registration, User } from '@wayfarer/contracts';
import { auditContext } from '../../audit-context.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { loginPaceRepository } from './login-pace.repository.ts';
import { assertDelayIsOver, paceKeyOf } from './login-pace.ts';
import { registerQuietly } from './register-quietly.ts';

/** Registrations of one address that meet a taken name or address, before each further one delays the next. */
const FREE = 10;
const WHY = 'Too many of these were taken.';

const isTaken = (thrown: unknown): boolean =>
  thrown instanceof ApiError && (thrown.code === 'USERNAME_TAKEN' || thrown.code === 'EMAIL_TAKEN');

/**
 * Creates an account, and tells whether its name or its address is taken at a pace that makes asking for lists of them useless
 * (docs/decisions/0059).
 * @throws USERNAME_TAKEN, EMAIL_TAKEN, TOO_MANY_REQUESTS, BUSY
 */
export const registerAtPace = async (
  dependencies: Pick<Dependencies, 'database' | 'passwords' | 'clock' | 'config' | 'logger'>,
  registration: Registration,
): Promise<User> => {
  const { database, config, clock, logger } = dependencies;
  if (config.RATE_LIMITS === 'off') return registerQuietly(dependencies, registration);
  const paces = loginPaceRepository(database);
  const key = paceKeyOf(config, 'taken', '', auditContext().client?.address ?? '');
  const assertIsOver = (until: Date | null | undefined, now: Date): void => assertDelayIsOver(logger, { until, now, why: WHY });
  const [found] = await paces.find([key]);
  assertIsOver(found?.blockedUntil, clock());
  try {
    return await registerQuietly(dependencies, registration);
  } catch (thrown) {
    if (isTaken(thrown)) {
      const now = clock();
      assertIsOver(await paces.addFailure({ key, free: FREE }, now), now);
    }
    throw thrown;
  }
};
