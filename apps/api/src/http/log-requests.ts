import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from '../logging/logger.ts';
import { callDurations } from '../metrics/metrics.ts';

/** Of the call that is being answered; its answer and all that is logged or recorded of it carry the same. */
export const requestIdOf = (response: Response): string => String(response.locals.requestId ?? '');

/** The address in the contract, without what was put into it; all that has none is one, so that nobody can make many. */
const routeOf = ({ route, method }: Request): { route: string; method: string } =>
  typeof route?.path === 'string' ? { route: route.path, method } : { route: 'other', method: 'other' };

/**
 * Gives each call that is not answered from memory an id, and logs those that fail; all of them on the level `debug`. All are counted, with how long they took. A line names what was
 * called and how it ended, never what was in it or who called.
 */
export const logRequests =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const begun = performance.now();
    const { method, path } = request;
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const { statusCode: status, writableFinished: isComplete } = response;
      callDurations.observe({ ...routeOf(request), status }, (performance.now() - begun) / 1000);
      const line = { requestId, method, path, status, isComplete, ms: Math.round(performance.now() - begun) };
      logger[status >= 500 ? 'error' : 'debug'](line, 'A call was answered');
    });
    next();
  };
