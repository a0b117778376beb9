import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../logging/logger.ts';

/** Of the call that is being answered; its answer and all that is logged or recorded of it carry the same. */
export const requestIdOf = (response: Response): string => String(response.locals.requestId ?? '');

/**
 * Gives each call that is not answered from memory an id, and logs those that fail; all of them on the level `debug`. A line names what was
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
      const line = { requestId, method, path, status, isComplete, ms: Math.round(performance.now() - begun) };
      logger[status >= 500 ? 'error' : 'debug'](line, 'A call was answered');
    });
    next();
  };
