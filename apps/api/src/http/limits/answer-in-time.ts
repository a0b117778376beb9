import { t } from '@wayfarer/words';
import { ApiError } from '../../errors/api-error.ts';
import type { Logger } from '../../logging/logger.ts';

/** What a caller is told while the database does not respond. Only a read has certainly changed nothing. */
export const databaseSilent = (method: string): ApiError =>
  new ApiError(
    'TOO_SLOW',
    method === 'GET'
      ? t('The database is not responding at the moment. Please try again soon.')
      : t('The database is not responding at the moment. Please try again soon, but first check whether this was done.'),
  );

/**
 * Milliseconds of delay that show that this process was suspended, and the extra time for an answer that may
 * already have arrived.
 */
const [SUSPENDED_MS, CATCH_UP_MS] = [500, 1000];

/**
 * Waits for something that a call needs, up to the longest answer time; `waited`: milliseconds that the
 * caller has already waited.
 */
export type InTime = <Result>(method: string, work: Promise<Result>, waited?: number) => Promise<Result>;

/**
 * Bounds how long callers wait for a database that hangs. Work that has begun continues and may still
 * succeed; a failure is logged.
 * @throws TOO_SLOW
 */
export const createInTime =
  (seconds: number, logger: Logger): InTime =>
  async (method, work, waited = 0) => {
    const { promise: over, reject } = Promise.withResolvers<never>();
    const giveUp = (): void => {
      reject(databaseSilent(method));
      work.catch((err: unknown) => logger.warn({ err }, 'A call failed after its caller was told to try again'));
    };
    const left = Math.max(0, seconds * 1000 - waited);
    const startedAt = performance.now();
    let timer = setTimeout(() => {
      if (performance.now() - startedAt < left + SUSPENDED_MS) giveUp();
      else timer = setTimeout(giveUp, CATCH_UP_MS);
    }, left);
    try {
      return await Promise.race([work, over]);
    } finally {
      clearTimeout(timer);
    }
  };
