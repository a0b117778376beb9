import type { Registration, User } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { atPaceOfAddress } from '../passwords/at-pace-of-address.ts';
import { registerQuietly } from './register-quietly.ts';

/**
 * Registrations of one address that meet a taken name or address, before each further one delays the next.
 */
const FREE = 10;

const isTaken = (thrown: unknown): boolean =>
  thrown instanceof ApiError && (thrown.code === 'USERNAME_TAKEN' || thrown.code === 'EMAIL_TAKEN');

/**
 * Creates an account, and tells whether its name or its address is taken at a pace that makes asking for
 * lists of them useless (docs/decisions/0040).
 * @throws USERNAME_TAKEN, EMAIL_TAKEN, TOO_MANY_REQUESTS, BUSY
 */
export const registerAtPace = (
  dependencies: Pick<Dependencies, 'database' | 'passwords' | 'clock' | 'config' | 'logger'>,
  registration: Registration,
): Promise<User> =>
  atPaceOfAddress(
    dependencies,
    {
      what: 'taken',
      free: FREE,
      why: (seconds) => t('Too many of the names you tried were taken. Please try again in {seconds} s.', { seconds }),
      counts: isTaken,
    },
    () => registerQuietly(dependencies, registration),
  );
