import type { IncomingMessage, ServerResponse } from 'node:http';
import { everyEndpoint } from '@wayfarer/contracts';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { isOwnFault } from '../../errors/is-own-fault.ts';
import type { Logger } from '../../logging/logger.ts';
import { logSecurityEvent, maskedAddress } from '../../logging/security-event.ts';
import { createNetworkOf } from './client-network.ts';
import { createCallCounter } from './count-calls.ts';
import { tooMany } from './rate-limiter.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/**
 * Calls per minute and network, counted by this process. A page takes up to 40 files and pictures; one behind
 * a router may be many people.
 */
const MOST = { calls: 600, pages: 600, files: 12_000 } as const;

/**
 * `allows` counts a request and says whether it may be answered; `before` and `assertAllows` refuse it with
 * 429 where it may not.
 */
export type CallLimit = {
  readonly allows: (request: IncomingMessage) => boolean;
  readonly assertAllows: (request: IncomingMessage, response: ServerResponse) => void;
  readonly before: RequestHandler;
};
export type CallLimits = Readonly<Record<keyof typeof MOST, CallLimit>>;

const NO_LIMIT: CallLimit = { allows: () => true, assertAllows: () => undefined, before: (_request, _response, next) => next() };
const NO_LIMITS: CallLimits = { calls: NO_LIMIT, pages: NO_LIMIT, files: NO_LIMIT };

/** The limits that everything counts towards, answers from memory too. */
export const createCallLimits = ({
  isOn,
  trustedProxies,
  logger,
}: {
  isOn: boolean;
  trustedProxies: TrustedProxies;
  logger: Logger;
}): CallLimits => {
  if (!isOn) return NO_LIMITS;
  const networkOf = createNetworkOf(trustedProxies);
  const limitOf = (name: keyof typeof MOST): CallLimit => {
    const most = MOST[name];
    const counter = createCallCounter();
    const allows = (request: IncomingMessage): boolean => {
      const network = networkOf(request);
      const calls = counter.count(network);
      if (calls === most + 1) logSecurityEvent(logger, 'limit_reached', { limit: name, network: maskedAddress(network) });
      return calls <= most;
    };
    const assertAllows = (request: IncomingMessage, response: ServerResponse): void => {
      if (allows(request)) return;
      const seconds = counter.secondsLeft();
      response.setHeader('Retry-After', String(seconds));
      throw tooMany(seconds);
    };
    return {
      allows,
      assertAllows,
      before: (request, response, next) => {
        assertAllows(request, response);
        next();
      },
    };
  };
  return { calls: limitOf('calls'), pages: limitOf('pages'), files: limitOf('files') };
};

const isSignedEvent = ({ method, originalUrl }: Request): boolean =>
  method === 'POST' && originalUrl.split('?')[0] === everyEndpoint.receivePaymentEvent.path;

/**
 * The limit of all calls together. The provider's events are counted only `afterRefusal`, once they have
 * turned out not to be genuine: however many genuine ones come, and however many forged ones from the same
 * address, none of the provider's is turned away.
 */
export const limitCalls = (calls: CallLimit): { before: RequestHandler; afterRefusal: ErrorRequestHandler } => ({
  before: (request, response, next) => (isSignedEvent(request) ? next() : calls.before(request, response, next)),
  afterRefusal: (thrown, request, response, next) => {
    if (isSignedEvent(request) && !isOwnFault(thrown)) calls.assertAllows(request, response);
    next(thrown);
  },
});
