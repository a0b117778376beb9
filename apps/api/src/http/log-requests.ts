import { randomUUID } from 'node:crypto';
import { everyRoute } from '@wayfarer/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from '../logging/logger.ts';
import { callDurations } from '../metrics/metrics.ts';
import { beginCall } from '../tracing/tracing.ts';
import type { Caller } from './caller.ts';

/** The id of the current request. It appears in the response, the logs and the audit entries. */
export const requestIdOf = (response: Response): string => String(response.locals.requestId ?? '');

/**
 * The route template. Unknown paths share one label, so that clients cannot create unlimited metric labels.
 */
const routeOf = ({ route, method }: Request): { route: string; method: string } =>
  typeof route?.path === 'string' ? { route: route.path, method } : { route: 'other', method: 'other' };

/** Asked for every second by proxies and orchestrators, and worth a line only when it fails. */
const isProbe = (path: string): boolean => path === everyRoute.checkHealth.path || path === everyRoute.checkReadiness.path;

/**
 * Gives each call an id, logs it once it was answered, and counts it, with how long it took. A line names
 * what was called, by whom (an id) and how it ended, never what was in it.
 */
export const logRequests =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const begun = performance.now();
    const { method, path } = request;
    const requestId = randomUUID();
    const call = beginCall();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const { statusCode: status, writableFinished: isComplete } = response;
      const ms = performance.now() - begun;
      const route = routeOf(request);
      callDurations.observe({ ...route, status }, ms / 1000);
      call?.end({ ...route, status });
      const userId = (response.locals.caller as Caller | undefined)?.userId;
      const { bookingId } = response.locals;
      const line = {
        requestId,
        traceId: call?.traceId,
        method,
        path,
        route: route.route,
        status,
        isComplete,
        ms: Math.round(ms),
        userId,
        bookingId,
      };
      logger[status >= 500 ? 'error' : isProbe(path) ? 'debug' : 'info'](line, 'A call was answered');
    });
    if (call) call.run(next);
    else next();
  };
