import type { RequestHandler } from 'express';
import { type PreparedResponse, prepareResponse, sendPrepared } from './prepared-response.ts';

/**
 * Responses that are cached at most, and their bytes in all encodings; the oldest goes first. The bytes are bounded because anybody can ask for the
 * longest page under as many addresses as they like.
 */
const MOST_RESPONSES = 500;
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_ADDRESS = 500;

const HEADERS = { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json; charset=utf-8' };

/** Prepares a response, caches it if nothing has changed since the call came in, and sends it. */
export type CacheResponse = (body: unknown, headers: Readonly<Record<string, string>>) => Promise<void>;

const sizeOf = ({ bodies }: PreparedResponse): number =>
  Object.values(bodies).reduce((sum, form) => sum + (form?.length ?? 0), 0);

/**
 * Caches the responses of public reads as prepared buffers (plain, brotli, gzip, with their ETag), because the query, the JSON and the
 * compression are what a read costs (docs/performance.md). `invalidate` removes all of them; nothing is cached while `isWatching` is false,
 * since then no change made by another process would be noticed.
 */
export const createResponseCache = ({ mostBytes = MOST_BYTES } = {}) => {
  const responses = new Map<string, PreparedResponse>();
  let bytes = 0;
  let generation = 0;
  let watching = false;

  const remove = (address: string): void => {
    const known = responses.get(address);
    if (!known) return;
    responses.delete(address);
    bytes -= sizeOf(known);
  };
  const keep = (address: string, prepared: PreparedResponse): void => {
    remove(address);
    responses.set(address, prepared);
    bytes += sizeOf(prepared);
    for (const oldest of responses.keys()) {
      if (responses.size <= MOST_RESPONSES && bytes <= mostBytes) break;
      remove(oldest);
    }
  };
  const serve: RequestHandler = (request, response, next) => {
    const address = request.originalUrl;
    const known = responses.get(address);
    if (known) return sendPrepared(known, request, response);
    const asked = generation;
    const cacheResponse: CacheResponse = async (body, headers) => {
      const prepared = await prepareResponse(JSON.stringify(body), { ...HEADERS, ...headers });
      if (watching && asked === generation && address.length <= LONGEST_ADDRESS) keep(address, prepared);
      sendPrepared(prepared, request, response);
    };
    response.locals.cacheResponse = cacheResponse;
    next();
  };
  const invalidate = (): void => {
    generation += 1;
    responses.clear();
    bytes = 0;
  };
  return {
    serve,
    invalidate,
    setWatching: (isWatching: boolean): void => {
      watching = isWatching;
      invalidate();
    },
  };
};
