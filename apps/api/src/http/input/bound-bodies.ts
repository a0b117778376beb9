import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { ApiError } from '../../errors/api-error.ts';

/**
 * Bytes of bodies that have begun to come and are not complete, which are in memory: of one network, and of
 * all together.
 */
export const MAX_UNFINISHED = { ofNetwork: 4 * 1024 * 1024, inAll: 32 * 1024 * 1024 } as const;
/**
 * How long a whole request may take to come. One with pictures has Node's own limit, five minutes: phones
 * send them over slow networks.
 */
const WITHOUT_PICTURES_MS = 30_000;

type Body = { readonly network: string; readonly refuse: () => void; bytes: number };
/** Has a body counted for as long as it comes; one that announces more than `maxBytes` is not read at all. */
export type BoundBody = (maxBytes: number, read: RequestHandler) => RequestHandler;

/**
 * Bounds what senders who never finish can hold in memory. Whose bytes are too many is refused; where all
 * together are too many, it is the network with the most, so that nobody can use up the place of others.
 */
export const createBodyBound = (networkOf: (request: IncomingMessage) => string, max = MAX_UNFINISHED): BoundBody => {
  const networks = new Map<string, { bytes: number; bodies: Set<Body> }>();
  let inAll = 0;

  const forget = (body: Body): void => {
    const of = networks.get(body.network);
    if (!of?.bodies.delete(body)) return;
    of.bytes -= body.bytes;
    inAll -= body.bytes;
    if (of.bodies.size === 0) networks.delete(body.network);
  };
  const count = (body: Body, bytes: number): void => {
    const of = networks.get(body.network);
    if (!of?.bodies.has(body)) return;
    body.bytes += bytes;
    of.bytes += bytes;
    inAll += bytes;
    if (of.bytes > max.ofNetwork) body.refuse();
    while (inAll > max.inAll) {
      const [first, ...others] = networks.values();
      const most = others.reduce((one, other) => (one && other.bytes > one.bytes ? other : one), first);
      for (const largest of most?.bodies ?? []) {
        largest.refuse();
        break;
      }
    }
  };

  return (maxBytes, read) => (request, response, next) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      response.set('Connection', 'close');
      return next(new ApiError('PAYLOAD_TOO_LARGE'));
    }
    const network = networkOf(request);
    let isOver = false;
    const goOn = (thrown?: unknown): void => {
      if (isOver) return;
      isOver = true;
      forget(body);
      next(thrown);
    };
    const body: Body = {
      network,
      bytes: 0,
      // Bound, or the largest body would be refused in the language of whoever sent the last one.
      refuse: AsyncResource.bind((): void => {
        // What has come is given up only with the connection.
        response.set('Connection', 'close').once('finish', () => request.destroy());
        goOn(new ApiError('BUSY'));
      }),
    };
    const of = networks.get(network) ?? { bytes: 0, bodies: new Set() };
    networks.set(network, of);
    of.bodies.add(body);
    request.on('data', (chunk: Buffer) => count(body, chunk.length));
    request.once('close', () => forget(body));
    return read(request, response, goOn);
  };
};

const hasPictures = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Closes the connection of a body that is not complete after 30 seconds. */
export const timeOutBodies =
  (begin: RequestListener, withoutPicturesMs = WITHOUT_PICTURES_MS): RequestListener =>
  (request, response) => {
    if (hasBody(request) && !hasPictures(request)) {
      const timer = setTimeout(() => {
        if (!response.headersSent) response.writeHead(408, { Connection: 'close' });
        response.end(() => request.destroy());
      }, withoutPicturesMs);
      timer.unref();
      for (const over of ['end', 'close']) request.once(over, () => clearTimeout(timer));
    }
    begin(request, response);
  };
