import { randomUUID } from 'node:crypto';
import compression from 'compression';
import express, { type Express } from 'express';
import { pinoHttp } from 'pino-http';
import { cacheCatalogue } from './cache-catalogue.ts';
import type { Dependencies } from './dependencies.ts';
import { ApiError } from './errors/api-error.ts';
import { runAsCaller } from './features/admin-actions/index.ts';
import { bookingHandlers, countSeatsIn, isAnyBooked, releaseBookingsOfUser } from './features/bookings/index.ts';
import { contactMessageHandlers } from './features/contact-messages/index.ts';
import { dashboardHandlers } from './features/dashboard/index.ts';
import { destinationHandlers } from './features/destinations/index.ts';
import { paymentHandlers, settleAfterCancel } from './features/payments/index.ts';
import { seatsHandlers } from './features/seats/index.ts';
import { createWebsite, type Lifecycle, siteHandlers } from './features/site/index.ts';
import { tourPackageHandlers, tourPackageRepository } from './features/tour-packages/index.ts';
import { createIdentifyCaller, userHandlers } from './features/users/index.ts';
import { handleErrors } from './http/handle-errors.ts';
import type { Handlers } from './http/handler.ts';
import { createRateLimits, limitGeneralRate } from './http/limit-request-rate.ts';
import { mountEndpoints } from './http/mount-endpoints.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveApiDocs } from './http/serve-api-docs.ts';
import { servePictures } from './http/serve-pictures.ts';

/** Joins the features: a function that one needs of a feature above it is injected here, so that no circle of imports arises. */
const everyHandler = (dependencies: Dependencies, lifecycle: Lifecycle): Handlers => {
  const { database } = dependencies;
  const settle = settleAfterCancel(dependencies);
  return {
    ...userHandlers(dependencies, (userId) => releaseBookingsOfUser(dependencies, settle, userId)),
    ...destinationHandlers(dependencies, async (destinationId) => ({
      packageTitles: await tourPackageRepository(database).titlesAt(destinationId),
      isBooked: await isAnyBooked(database, { destinationId }),
    })),
    ...tourPackageHandlers(dependencies, {
      isBooked: (packageId) => isAnyBooked(database, { packageId }),
      countSeats: (packageId) => countSeatsIn(dependencies, packageId),
    }),
    ...seatsHandlers(dependencies),
    ...bookingHandlers(dependencies, settle),
    ...paymentHandlers(dependencies),
    ...contactMessageHandlers(dependencies),
    ...dashboardHandlers(dependencies),
    ...siteHandlers(dependencies, lifecycle),
  };
};

const logRequests = ({ logger }: Dependencies) =>
  pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
  });

/** The whole HTTP side: API, docs, pictures and, where it is built, the website; all on one origin. `stop` ends what it keeps open. */
export const createApp = (
  dependencies: Dependencies,
  lifecycle: Lifecycle = { stopping: false },
): { app: Express; stop: () => Promise<void> } => {
  const { config, database, logger } = dependencies;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.set('etag', 'strong');
  app.use(logRequests(dependencies));
  app.use(securityHeaders({ isHttps: config.PUBLIC_URL.startsWith('https:') }));
  app.use(servePictures(config.PICTURES_DIR, dependencies.pictures));
  app.use('/api', compression());
  app.use(serveApiDocs());
  const generalLimit = config.RATE_LIMITS === 'on' ? limitGeneralRate() : null;
  if (generalLimit) app.use('/api', generalLimit.before);
  const catalogue = cacheCatalogue(dependencies, everyHandler(dependencies, lifecycle));
  const rateLimitsOf = config.RATE_LIMITS === 'on' ? createRateLimits(database) : () => [];
  mountEndpoints(app, catalogue.handlers, {
    identifyCaller: createIdentifyCaller(dependencies),
    before: (name) => [...rateLimitsOf(name), ...catalogue.before(name)],
    runOperation: runAsCaller(dependencies),
  });
  if (generalLimit) app.use('/api', generalLimit.afterRefusal);
  app.use('/api', () => {
    throw new ApiError('NOT_FOUND', 'There is no such address.');
  });
  if (config.WEBSITE_DIR)
    app.use(
      createWebsite(dependencies, config.WEBSITE_DIR, {
        handlers: catalogue.handlers,
        pages: catalogue.pages,
        listPackageIds: (most) => tourPackageRepository(database).listIds(most),
      }),
    );
  app.use(handleErrors(logger));
  return { app, stop: catalogue.stop };
};
