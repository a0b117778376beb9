import type { RequestListener } from 'node:http';
import { screens } from '@wayfarer/contracts/screens';
import { t } from '@wayfarer/words';
import express, { type RequestHandler } from 'express';
import { ApiError } from './errors/api-error.ts';
import { everyHandler } from './every-feature.ts';
import { runAsCaller } from './features/activity/index.ts';
import type { MoneyDependencies } from './features/payments/index.ts';
import { createWebsite, type Lifecycle, listedPages } from './features/site/index.ts';
import { followTourPackages, keepTourPackageIndex } from './features/tour-packages/index.ts';
import { createIdentifyCaller, readToken } from './features/users/index.ts';
import { noteLanguage } from './http/asked-language.ts';
import { handleErrors } from './http/handle-errors.ts';
import { createBodyBound, timeOutBodies } from './http/input/bound-bodies.ts';
import { uploadStorage } from './http/input/uploads.ts';
import { createInTime } from './http/limits/answer-in-time.ts';
import { createNetworkOf } from './http/limits/client-network.ts';
import { createCallLimits, limitCalls } from './http/limits/limit-every-call.ts';
import { createCallLimitOf, limitReads } from './http/limits/limit-reads.ts';
import { createRateLimits } from './http/limits/limit-request-rate.ts';
import { logRequests } from './http/log-requests.ts';
import { createAssertOpen } from './http/maintenance.ts';
import { createCachedReads } from './http/memory/cached-reads.ts';
import { createResponseCache } from './http/memory/response-cache.ts';
import { mountEndpoints } from './http/mount-endpoints.ts';
import { createSecurityHeaders } from './http/output/security-headers.ts';
import { serveApiDocs } from './http/output/serve-api-docs.ts';
import { serveEmailFrame } from './http/output/serve-email-frame.ts';
import { servePictures } from './http/output/serve-pictures.ts';
import { receiveForms } from './http/website/receive-forms.ts';
import { serveFiles, serveWebsite } from './http/website/serve-website.ts';
import { bucketOf } from './integrations/images/picture-files.ts';
import { PICTURES_PATH } from './integrations/images/picture-names.ts';
import { isSignatureHeader } from './integrations/stripe/event-reader.ts';

/** The memory of each cache, in bytes. */
const MAX_CACHE_BYTES = { answers: 32 * 1024 * 1024, pages: 16 * 1024 * 1024 };

/** Refuses an event whose signature cannot be right before its body is read. */
const assertSignable: RequestHandler = ({ headers }, _response, next) =>
  next(isSignatureHeader(headers['stripe-signature']) ? undefined : new ApiError('BAD_SIGNATURE'));

/**
 * The whole HTTP side: API, docs, pictures and, where it is built, the website; all on one origin. `stop`
 * ends what is kept open; `isReady` says whether the catalogue is in memory.
 */
export const createApp = (
  dependencies: MoneyDependencies,
  lifecycle: Lifecycle = { stopping: false },
): { app: RequestListener; isReady: () => boolean; stop: () => Promise<void> } => {
  const { config, database, logger, clock } = dependencies;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.set('etag', false);
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  const secret = config.TOKEN_SECRET;
  const security = createSecurityHeaders({ isHttps });
  const limits = createCallLimits({ isOn: config.RATE_LIMITS === 'on', trustedProxies: config.TRUST_PROXY, logger });
  const boundBody = createBodyBound(createNetworkOf(config.TRUST_PROXY));
  const index = keepTourPackageIndex(dependencies);
  const handlers = everyHandler(dependencies, lifecycle, index);
  /**
   * Milliseconds. A twelfth of the longest answer: a call that begins by then is still answered within a
   * second.
   */
  const maxWaitMs = (config.MAX_ANSWER_SECONDS * 1000) / 12;
  const stop = followTourPackages(database, index, logger);
  const inTime = createInTime(config.MAX_ANSWER_SECONDS, logger);
  const website = config.WEBSITE_DIR
    ? createWebsite(dependencies, config.WEBSITE_DIR, {
        handlers,
        security,
        inTime,
        pages: createResponseCache(MAX_CACHE_BYTES.pages, logger),
        listed: listedPages(database, index),
      })
    : null;
  if (website) app.use(serveFiles(website.files, limits.files));
  app.use(logRequests(logger));
  app.use(noteLanguage(config.LANGUAGES));
  const dataHeaders = Object.entries(security.data);
  app.use((_request, response, next) => {
    for (const [name, value] of dataHeaders) response.setHeader(name, value);
    next();
  });
  app.use(PICTURES_PATH, limits.files.before);
  app.use(servePictures(bucketOf(config) ? null : config.PICTURES_DIR, dependencies.pictures));
  const general = limitCalls(limits.calls);
  app.use('/api', general.before);
  app.use(serveApiDocs(security));
  app.use(serveEmailFrame(security));
  const countCall = config.RATE_LIMITS === 'on' ? createRateLimits(database, { logger, secret }) : async () => undefined;
  const runOperation = runAsCaller(dependencies);
  const assertOpen = createAssertOpen(config);
  mountEndpoints(app, handlers, {
    identifyCaller: createIdentifyCaller(dependencies),
    limitOf: createCallLimitOf(maxWaitMs),
    inTime,
    before: (name) => [
      (_request, _response, next) => {
        assertOpen(name);
        next();
      },
      ...(name === 'receivePaymentEvent' ? [assertSignable] : []),
    ],
    countCall,
    cachedRead: createCachedReads({
      handlers,
      cache: createResponseCache(MAX_CACHE_BYTES.answers, logger),
      limit: limitReads(maxWaitMs),
      inTime,
      isTokenOfStaff: (token) => readToken(token, config, clock())?.isStaff === true,
    }),
    runOperation,
    uploads: uploadStorage(config.PICTURES_DIR),
    boundBody,
  });
  app.use('/api', general.afterRefusal);
  app.use('/api', () => {
    throw new ApiError('NOT_FOUND', t('Not found.'));
  });
  if (website) {
    const { files, respond } = website;
    const prefixes = ['', ...config.LANGUAGES.map((code) => `/${code}`)];
    receiveForms(app, { handlers, inTime, countCall, assertOpen, runOperation, respond, limits, boundBody, prefixes });
    // Where password managers send their users to change a password (W3C, A Well-Known URL for Changing
    // Passwords).
    app.get('/.well-known/change-password', (_request, response) => response.redirect(screens.account.path));
    app.use(serveWebsite(files, respond, limits));
  }
  app.use(handleErrors(logger));
  return { app: timeOutBodies(app), isReady: index.isReady, stop };
};
