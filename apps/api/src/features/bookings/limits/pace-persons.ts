import { t } from '@wayfarer/words';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { createLimiter } from '../../../http/limits/rate-limiter.ts';

const WINDOW_SECONDS = 60;

/**
 * @throws TOO_MANY_UNPAID when the account has booked for too many persons within a minute, at all processes
 * together
 */
export type PacePersons = (account: string, persons: number) => Promise<void>;

/**
 * Bounds what calls of the same moment may leave unpaid, which do not see each other's bookings. What is
 * stored is counted (limit-unpaid.ts).
 */
export const createPacePersons = ({ database, config }: Pick<Dependencies, 'database' | 'config'>): PacePersons => {
  const limiter = createLimiter(database, 'unpaid-persons', { points: config.MAX_UNPAID_PERSONS, duration: WINDOW_SECONDS });
  return async (account, persons) => {
    try {
      await limiter.consume(account, persons);
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      throw new ApiError('TOO_MANY_UNPAID', t('You are booking for many persons at once. Please wait a minute, then try again.'));
    }
  };
};
