import { type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/** Calls that are worth guessing or flooding, with how many one address may make per window (seconds). Counted in the database, for all processes together. */
const limits: Partial<Record<EndpointName, { points: number; duration: number }>> = {
  login: { points: 30, duration: 15 * 60 },
  register: { points: 20, duration: 60 * 60 },
  changePassword: { points: 10, duration: 15 * 60 },
  sendContactMessage: { points: 10, duration: 60 * 60 },
};

/** Everything else: 600 calls per minute and address, counted by this process. */
const general: Partial<Options> = { windowMs: 60_000, limit: 600, standardHeaders: 'draft-8', legacyHeaders: false };

const tooMany = (seconds: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', `Too many requests. Please try again in ${seconds} s.`, { retryAfterSeconds: seconds });

const isSignedEvent = ({ method, originalUrl }: Request): boolean =>
  method === 'POST' && originalUrl.split('?')[0] === everyEndpoint.receivePaymentEvent.path;

const isOwnFault = (thrown: unknown): boolean =>
  !(thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number' && thrown.status < 500);

/**
 * The limit of all calls together. The provider's events are counted only `afterRefusal`, once they have turned out not to be genuine:
 * however many genuine ones come, and however many forged ones from the same address, none of the provider's is turned away.
 */
export const limitGeneralRate = (): { before: RequestHandler; afterRefusal: ErrorRequestHandler } => {
  const count = rateLimit({
    ...general,
    handler: (_request, _response, next) => next(tooMany(60)),
    validate: { xForwardedForHeader: false },
  });
  return {
    before: (request, response, next) => (isSignedEvent(request) ? next() : count(request, response, next)),
    afterRefusal: (thrown, request, response, next) => {
      if (!isSignedEvent(request) || isOwnFault(thrown)) return next(thrown);
      return count(request, response, (refused?: unknown) => next(refused ?? thrown));
    },
  };
};

/** The guard of one call, if it has a limit of its own. */
export const createRateLimits = (database: Database): ((name: EndpointName) => RequestHandler[]) => {
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
