import { setTimeout as wait } from 'node:timers/promises';
import express, { type Request, type Response, type Router } from 'express';
import { apiVersion } from '../objects/api-version.ts';
import { expireDueSessions } from '../operations/expire-session.ts';
import type { Cause, Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import { authenticateKey } from './authenticate-key.ts';
import type { Endpoint } from './endpoint.ts';
import { everyEndpoint } from './every-endpoint.ts';
import { type ApiAnswer, createIdempotencyKeys, fingerprintOf, type IdempotencyKeys } from './idempotency.ts';
import { assertRight } from './key-rights.ts';
import { StripeError } from './stripe-error.ts';

/** Stripe's API under /v1. */
export const serveApi = (sandbox: Sandbox): Router => {
  const keys = createIdempotencyKeys(sandbox.store);
  const router = express.Router();
  router.use('/v1', express.text({ type: () => true, limit: '1mb' }));
  for (const endpoint of everyEndpoint) {
    router[endpoint.method](endpoint.path, (request, response) => answerRequest(sandbox, keys, endpoint, request, response));
  }
  router.use('/v1', (request, response) => {
    const message = `Unrecognized request URL (${request.method}: ${request.originalUrl.split('?')[0]}).`;
    const error = new StripeError({ status: 404, type: 'invalid_request_error', message });
    send(request, response, { status: 404, body: error.body(), requestId: createId('req', 14) });
  });
  return router;
};

/** What a fault is aimed at. */
const targetOf = ({ method, path }: Request): string => `${method} ${path}`;

const answerRequest = async (
  sandbox: Sandbox,
  keys: IdempotencyKeys,
  endpoint: Endpoint,
  request: Request,
  response: Response,
) => {
  const requestId = createId('req', 14);
  const key = endpoint.method === 'post' ? (request.get('idempotency-key') ?? null) : null;
  const { faults } = sandbox;
  const target = targetOf(request);
  try {
    const rights = authenticateKey(request.get('authorization'), sandbox.options);
    const encoded = encodedParameters(request);
    assertRight(rights, endpoint, encoded);
    const limited = faults.strike('rate_limit', target);
    if (limited) {
      response.set('Retry-After', String(Math.ceil(limited.milliseconds / 1_000)));
      throw new StripeError({ status: 429, type: 'invalid_request_error', code: 'rate_limit', message: tooManyRequests });
    }
    if (faults.strike('server_error', target)) throw serverError();
    const work = () => workOn(sandbox, endpoint, request, encoded, { requestId, idempotencyKey: key });
    const answer = await keys.once(key, fingerprintOf(request.method, request.path, encoded), work);
    if (answer.replayed) response.set({ 'Idempotent-Replayed': 'true', 'Original-Request': answer.requestId });
    // The effect remains; only the answer is lost.
    if (faults.strike('drop_answer', target)) response.destroy();
    else send(request, response, { ...answer, requestId });
  } catch (error) {
    send(request, response, errorAnswer(error, requestId));
  }
};

/** The answer to a request with these parameters. An error before the work begins does not use up the key. */
const workOn = async (
  sandbox: Sandbox,
  endpoint: Endpoint,
  request: Request,
  encoded: string,
  cause: Cause,
): Promise<ApiAnswer> => {
  const target = targetOf(request);
  const slow = sandbox.faults.strike('slow', target);
  if (slow) await wait(slow.milliseconds);
  expireDueSessions(sandbox);
  const { id } = request.params;
  const work = endpoint.prepare(sandbox, encoded, typeof id === 'string' ? id : '', cause);
  return runWork(sandbox, work, target, cause.requestId ?? '');
};

/** From here on an error is an answer too, and is stored under the key like any other. */
const runWork = (sandbox: Sandbox, work: () => ApiAnswer['body'], target: string, requestId: string): ApiAnswer => {
  try {
    if (sandbox.faults.strike('sticky_server_error', target)) throw serverError();
    return { status: 200, body: work(), requestId };
  } catch (error) {
    return errorAnswer(error, requestId);
  }
};

const encodedParameters = (request: Request): string => {
  if (request.method !== 'GET') return typeof request.body === 'string' ? request.body : '';
  const start = request.originalUrl.indexOf('?');
  return start < 0 ? '' : request.originalUrl.slice(start + 1);
};

const errorAnswer = (error: unknown, requestId: string): ApiAnswer => {
  if (error instanceof StripeError) return { status: error.status, body: error.body(), requestId };
  console.error('The payment sandbox failed:', error);
  return { status: 500, body: serverError().body(), requestId };
};

const tooManyRequests = 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.';
const serverError = () =>
  new StripeError({ status: 500, type: 'api_error', message: 'An unknown error occurred. (Triggered by the sandbox.)' });

const send = (request: Request, response: Response, { status, body, requestId }: ApiAnswer): void => {
  const key = request.get('idempotency-key');
  response
    .status(status)
    .set({ 'Request-Id': requestId, 'Stripe-Version': request.get('stripe-version') ?? apiVersion, 'Cache-Control': 'no-store' })
    .set(key === undefined ? {} : { 'Idempotency-Key': key })
    .json(body);
};
