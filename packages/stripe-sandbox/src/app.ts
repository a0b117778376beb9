import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { serveApi } from './http/serve-api.ts';
import { serveControls } from './http/serve-controls.ts';
import { servePages } from './http/serve-pages.ts';
import { badRequest } from './http/stripe-error.ts';
import type { Sandbox } from './sandbox.ts';

/** Everything the sandbox answers, as one express application. */
export const createApp = (sandbox: Sandbox): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(serveApi(sandbox));
  app.use(serveControls(sandbox));
  app.use(servePages(sandbox));
  app.use((_request, response) => void response.status(404).json(badRequest('There is nothing at this address.').body()));
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    // The body parsers throw errors with a status.
    const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
    if (status >= 500) console.error('The payment sandbox failed:', error);
    response.status(status).json(badRequest(status >= 500 ? 'The sandbox failed.' : 'The request cannot be read.').body());
  });
  return app;
};
