import { createHmac } from 'node:crypto';
import type { EndpointName } from '@wayfarer/contracts';
import type { Request, Response } from 'express';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Logger } from '../../logging/logger.ts';
import { logSecurityEvent, maskedAddress } from '../../logging/security-event.ts';
import { clientOf } from './client.ts';

/**
 * Calls that are worth guessing or flooding, with how many one address may make per window (seconds). Counted
 * in the database, for all processes together.
 */
const limits: Partial<Record<EndpointName, { points: number; duration: number }>> = {
  takeSecondStep: { points: 30, duration: 15 * 60 },
  startTwoFactor: { points: 20, duration: 15 * 60 },
  confirmTwoFactor: { points: 20, duration: 15 * 60 },
  removeTwoFactor: { points: 20, duration: 15 * 60 },
  startPasskeyLogin: { points: 300, duration: 15 * 60 },
  startPasskey: { points: 20, duration: 15 * 60 },
  addPasskey: { points: 20, duration: 15 * 60 },
  removePasskey: { points: 20, duration: 15 * 60 },
  register: { points: 20, duration: 60 * 60 },
  changeEmail: { points: 10, duration: 60 * 60 },
  confirmEmail: { points: 20, duration: 15 * 60 },
  exportAccount: { points: 10, duration: 60 * 60 },
  deleteAccount: { points: 10, duration: 15 * 60 },
  forgotPassword: { points: 20, duration: 60 * 60 },
  openInvitation: { points: 30, duration: 15 * 60 },
  acceptInvitation: { points: 20, duration: 15 * 60 },
  resetPassword: { points: 20, duration: 15 * 60 },
  changePassword: { points: 10, duration: 15 * 60 },
  reportViolation: { points: 30, duration: 60 },
  resendEmail: { points: 60, duration: 60 * 60 },
  sendTestEmail: { points: 5, duration: 15 * 60 },
  sendContactMessage: { points: 10, duration: 60 * 60 },
};

export const tooMany = (seconds: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', `Too many requests. Please try again in ${seconds} s.`, { retryAfterSeconds: seconds });

/** Counts a call that is about to be carried out. @throws TOO_MANY_REQUESTS */
export type CountCall = (name: EndpointName, request: Request, response: Response) => Promise<void>;

/**
 * Counts calls that were understood: an empty form keeps nobody out. Who has one IPv6 address has all of its
 * network, so one of them counts for the others. The database keeps a keyed hash of the address.
 */
export const createRateLimits = (database: Database, { logger, secret }: { logger: Logger; secret: string }): CountCall => {
  const storeClient = database.getClient();
  const limiterOf = (name: string, limit: { points: number; duration: number }) =>
    new RateLimiterMongo({ storeClient, dbName: database.name, tableName: 'ratelimits', keyPrefix: name, ...limit });
  const limiters = new Map<string, RateLimiterMongo>(
    Object.entries(limits).map(([name, limit]) => [name, limiterOf(name, limit)]),
  );
  return async (name, request, response) => {
    const limiter = limiters.get(name);
    if (!limiter) return;
    const network = clientOf(request, response).address;
    try {
      await limiter.consume(createHmac('sha256', secret).update(network).digest('base64url'));
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      // One line for all that come until the window ends.
      if (thrown.consumedPoints === limiter.points + 1)
        logSecurityEvent(logger, 'limit_reached', { limit: name, network: maskedAddress(network) });
      const seconds = Math.ceil(thrown.msBeforeNext / 1000);
      response.set('Retry-After', String(seconds));
      throw tooMany(seconds);
    }
  };
};
