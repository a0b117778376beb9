import {
  type DocumentFile,
  type Endpoint,
  type EndpointName,
  everyEndpoint,
  has,
  mayCall,
  type Route,
} from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { StorageEngine } from 'multer';
import type { ZodObject } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import type { LimitWork } from '../work/limit-work.ts';
import { speakAsAsked } from './asked-language.ts';
import { assertMayActFor, bearerTokenOf, type Caller, type IdentifyCaller } from './caller.ts';
import { type CallOf, type Handlers, Reply } from './handler.ts';
import type { BoundBody } from './input/bound-bodies.ts';
import { checkInput } from './input/check-input.ts';
import { questionOf } from './input/question-of.ts';
import { receiveBody } from './input/receive-body.ts';
import { discardUploads, uploadsOf } from './input/uploads.ts';
import type { InTime } from './limits/answer-in-time.ts';
import { type Client, clientOf } from './limits/client.ts';
import type { CountCall } from './limits/limit-request-rate.ts';
import { requestIdOf } from './log-requests.ts';
import { type CreateCachedRead, isCached } from './memory/cached-reads.ts';
import { FileStream } from './output/file-stream.ts';
import { PagedAnswer } from './output/paged-answer.ts';
import { sendFile } from './output/send-file.ts';
import { sendJson } from './output/send-json.ts';
import { beginPages } from './output/send-pages.ts';
import { beginFile } from './output/send-stream.ts';

/** A checked call, about to run. */
export type CheckedCall = {
  readonly name: EndpointName;
  readonly route: Route;
  /** Of success, unless the operation answers with another. */
  readonly status: number;
  readonly call: { readonly caller: Caller | null; readonly params: unknown; readonly body: unknown };
  readonly requestId: string;
  readonly client: Client;
  readonly noteBooking?: (id: string) => void;
};
/** Wraps every operation: runs it on behalf of its caller. */
export type RunOperation = (coming: CheckedCall, operation: () => Promise<unknown>) => Promise<unknown>;

type LooseHandler = (call: CallOf<EndpointName>) => Promise<unknown>;

/** `/api/booking/{id}` in the notation of the router: `/api/booking/:id`. */
const routerPathOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const entityOf = ({ path }: Endpoint): string => path.split('/')[2] ?? '';

/**
 * Literal paths come before those with parameters, so that `/filter` is never taken for an id. Those of what
 * is read most come first, because the router looks at one after another.
 */
const inOrderOfPrecision = (): [EndpointName, Endpoint][] => {
  const all = Object.entries(everyEndpoint) as [EndpointName, Endpoint][];
  const readMost = new Set(all.filter(([name]) => isCached(name)).map(([, endpoint]) => entityOf(endpoint)));
  const rankOf = (endpoint: Endpoint): number => Number(!readMost.has(entityOf(endpoint)));
  return all.toSorted(
    ([, one], [, other]) => rankOf(one) - rankOf(other) || one.path.split('{').length - other.path.split('{').length,
  );
};

type Mounting = {
  readonly identifyCaller: IdentifyCaller;
  readonly limitOf: (name: EndpointName, endpoint: Endpoint) => LimitWork;
  readonly inTime: InTime;
  readonly before: (name: EndpointName) => RequestHandler[];
  readonly countCall: CountCall;
  readonly cachedRead: CreateCachedRead;
  readonly runOperation: RunOperation;
  readonly uploads: StorageEngine;
  readonly boundBody: BoundBody;
};

const identify =
  (endpoint: Endpoint, { identifyCaller, inTime }: Mounting): RequestHandler =>
  async (request, response, next) => {
    const { access } = endpoint;
    if (access === 'everyone') return next();
    const token = bearerTokenOf(request.headers.authorization);
    const begun = performance.now();
    const caller = token ? await inTime(endpoint.method, identifyCaller(token)) : null;
    response.locals.waited = performance.now() - begun;
    if (!caller) throw new ApiError('UNAUTHENTICATED');
    // Also with a refusal: a browser that remembers another role would show the wrong screens
    // (docs/decisions/0088).
    response.set('X-Role', caller.role);
    response.locals.caller = { ...caller, mayHandleAll: endpoint.others !== undefined && has(caller.role, endpoint.others) };
    if (!mayCall(caller.role, access)) throw new ApiError('FORBIDDEN');
    if (caller.mustSetUpTwoFactor && !endpoint.beforeTwoFactor)
      throw new ApiError('FORBIDDEN', t('Set up two-factor login on your account page first.'), { mustSetUpTwoFactor: true });
    // Personal answers are not cached, not even by the browser, which others may use after a logout.
    response.set('Cache-Control', 'no-store');
    next();
  };

/**
 * Refuses a call for another user, where the call names one. Whose a booking is, is known once it was read
 * (booking.policy.ts).
 */
const assertOwner = ({ owned }: Endpoint, { caller, params, body }: CallOf<EndpointName>): void => {
  if (!caller) return;
  if (owned === 'user-in-path') assertMayActFor(caller, (params as { id: string }).id);
  if (owned === 'user-in-body') assertMayActFor(caller, (body as { userId: string }).userId);
};

const callFrom = (endpoint: Endpoint, request: Request, caller: Caller | null): unknown => ({
  ...questionOf(endpoint, request),
  body: endpoint.body ? checkInput(endpoint.body, request.body ?? {}) : undefined,
  caller,
  files: uploadsOf(request),
  rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  headers: endpoint.headers ? checkInput(endpoint.headers, request.headers) : request.headers,
});

/**
 * Answers are parsed on their way out: a field that the contract does not declare cannot leave the server.
 */
const send = async (endpoint: Endpoint, request: Request, response: Response, result: unknown): Promise<void> => {
  const reply = result instanceof Reply ? result : new Reply(result, {});
  const body = endpoint.answer.parse(reply.body);
  // The caller has already been answered that it takes too long.
  if (response.headersSent) return;
  response.status(reply.status ?? endpoint.status ?? 200).set(reply.headers);
  if (endpoint.download) return sendFile(body as DocumentFile, endpoint.download, response);
  await sendJson(body, request, response);
};

/** What answers a call, after what comes before it. */
const answerersOf = (name: EndpointName, endpoint: Endpoint, operation: LooseHandler, mounting: Mounting): RequestHandler[] => {
  const { inTime, countCall, runOperation } = mounting;
  if (isCached(name)) return [mounting.cachedRead(name)];
  const limit = mounting.limitOf(name, endpoint);
  const check = async (request: Request, response: Response): Promise<CheckedCall & { call: CallOf<EndpointName> }> => {
    const call = callFrom(endpoint, request, response.locals.caller ?? null) as CallOf<EndpointName>;
    assertOwner(endpoint, call);
    const client = clientOf(request, response);
    const noteBooking = (bookingId: string): void => void Object.assign(response.locals, { bookingId });
    await countCall(name, request, response);
    const called = { name, route: endpoint, status: endpoint.status ?? 200, call };
    return { ...called, requestId: requestIdOf(response), client, noteBooking };
  };
  const run = (coming: CheckedCall & { call: CallOf<EndpointName> }) => runOperation(coming, () => operation(coming.call));
  const carryOut: RequestHandler = async (request, response) => {
    const answer = async () => {
      const coming = await check(request, response);
      return limit(
        async () => {
          const result = await run(coming);
          if (result instanceof PagedAnswer) return beginPages(endpoint.answer as ZodObject, result);
          if (result instanceof FileStream) return beginFile(result, endpoint.download ?? '');
          await send(endpoint, request, response, result);
          return null;
        },
        () => response.destroyed,
      );
    };
    const sendRest = await inTime(endpoint.method, answer(), response.locals.waited);
    // Has no turn and no limit in time: a slow caller holds nobody up.
    await sendRest?.(request, response);
  };
  /** Uploads have no time limit, and their files are removed before the answer is sent. */
  const carryOutForm: RequestHandler = async (request, response) => {
    const carriedOut = async (): Promise<unknown> => {
      try {
        return await run(await check(request, response));
      } finally {
        await discardUploads(request);
      }
    };
    await send(endpoint, request, response, await carriedOut());
  };
  const answerer = endpoint.pictures ? carryOutForm : carryOut;
  return [identify(endpoint, mounting), ...mounting.before(name), ...receiveBody(endpoint, mounting), speakAsAsked, answerer];
};

/**
 * Mounts every endpoint of the contract with its permission, input and answer. Other methods on its paths get
 * 405, before a path with parameters could match a literal one.
 */
export const mountEndpoints = (app: Express, handlers: Handlers, mounting: Mounting): void => {
  for (const [path, endpoints] of Map.groupBy(inOrderOfPrecision(), ([, endpoint]) => endpoint.path)) {
    for (const [name, endpoint] of endpoints) {
      const answerers = answerersOf(name, endpoint, handlers[name] as LooseHandler, mounting);
      app[endpoint.method.toLowerCase() as 'get'](routerPathOf(path), ...answerers);
    }
    const methods = endpoints.map(([, endpoint]) => endpoint.method);
    app.all(routerPathOf(path), (_request, response) => {
      response.set('Allow', methods.join(', '));
      throw new ApiError('METHOD_NOT_ALLOWED');
    });
  }
};
