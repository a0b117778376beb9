import { createHmac } from 'node:crypto';
import { t } from '@wayfarer/words';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { logSecurityEvent, maskedAddress } from '../../logging/security-event.ts';

export const tooMany = (seconds: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', t('Too many requests. Please try again in {seconds} s.', { seconds }), {
    retryAfterSeconds: seconds,
  });

/** Counts in the database, for all processes together. @param duration of a window, in seconds */
export const createLimiter = (database: Database, name: string, limit: { points: number; duration: number }): RateLimiterMongo =>
  new RateLimiterMongo({
    storeClient: database.getClient(),
    dbName: database.name,
    tableName: 'ratelimits',
    // They are declared with those of all collections (rate-limit.model.ts).
    disableIndexesCreation: true,
    keyPrefix: name,
    ...limit,
  });

/** The database keeps a keyed hash of what is counted for: a network, or an email address. */
export const limitKeyOf = (secret: string, countedFor: string): string =>
  createHmac('sha256', secret).update(countedFor).digest('base64url');

type Point = {
  readonly name: string;
  readonly key: string;
  /** Of the caller, where the call is not carried out yet: else the log knows it. */
  readonly network?: string;
  readonly logger: Logger;
};

/** @throws TOO_MANY_REQUESTS */
export const countPoint = async (limiter: RateLimiterMongo, { name, key, network, logger }: Point): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    // One line for all that come until the window ends.
    if (thrown.consumedPoints === limiter.points + 1)
      logSecurityEvent(logger, 'limit_reached', { limit: name, ...(network ? { network: maskedAddress(network) } : {}) });
    throw tooMany(Math.ceil(thrown.msBeforeNext / 1000));
  }
};
