import type { EndpointName } from '@wayfarer/contracts';
import type { RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Logger } from '../logging/logger.ts';
import { logSecurityEvent, maskedAddress } from '../logging/security-event.ts';

/** Calls that are worth guessing or flooding, with how many one address may make per window (seconds). Counted in the database, for all processes together. */
const limits: Partial<Record<EndpointName, { points: number; duration: number }>> = {
  register: { points: 20, duration: 60 * 60 },
  changePassword: { points: 10, duration: 15 * 60 },
  sendContactMessage: { points: 10, duration: 60 * 60 },
};

export const tooMany = (seconds: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', `Too many requests. Please try again in ${seconds} s.`, { retryAfterSeconds: seconds });

/** The guard of one call, if it has a limit of its own. */
export const createRateLimits = (database: Database, logger: Logger): ((name: EndpointName) => RequestHandler[]) => {
  const storeClient = database.getClient();
  const guards = Object.entries(limits).map(([name, limit]) => {
    const limiter = new RateLimiterMongo({
      storeClient,
      dbName: database.name,
      tableName: 'ratelimits',
      keyPrefix: name,
      ...limit,
    });
    const guard: RequestHandler = async (request, response, next) => {
      try {
        // Who has one IPv6 address has all of its network: one of them counts for the others.
        await limiter.consume(request.ip ? ipKeyGenerator(request.ip) : 'unknown');
        next();
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        // One line for all that come until the window ends.
        if (thrown.consumedPoints === limit.points + 1)
          logSecurityEvent(logger, 'limit_reached', { limit: name, network: maskedAddress(request.ip ?? '') });
        const seconds = Math.ceil(thrown.msBeforeNext / 1000);
        response.set('Retry-After', String(seconds));
        throw tooMany(seconds);
      }
    };
    return [name, guard] as const;
  });
  const byName = new Map<string, RequestHandler>(guards);
  return (name) => {
    const guard = byName.get(name);
    return guard ? [guard] : [];
  };
};
