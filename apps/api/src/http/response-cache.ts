import type { RequestHandler } from 'express';
import { type PreparedResponse, prepareResponse, sendPrepared } from './prepared-response.ts';

/**
 * Answers that are kept at most, and their bytes in all bodies; the oldest goes first. The bytes are bounded because anybody can ask for the
 * longest page under as many addresses as they like.
 */
const MOST_ANSWERS = 500;
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_ADDRESS = 500;

const HEADERS = { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json; charset=utf-8' };

/** Puts an answer together, keeps it if nothing has changed since the call came in, and sends it. */
export type CacheResponse = (body: unknown, headers: Readonly<Record<string, string>>) => Promise<void>;

const sizeOf = ({ bodies }: PreparedResponse): number =>
  Object.values(bodies).reduce((sum, form) => sum + (form?.length ?? 0), 0);

/**
 * Keeps the answers of public reads as prepared buffers (plain, brotli, gzip, with their ETag), because the query, the JSON and the
 * compression are what a read costs (docs/performance.md). `drop` forgets all of them; nothing is kept while `isWatching` is false,
 * since then no change made by another process would be noticed.
 */
export const createResponseCache = ({ mostBytes = MOST_BYTES } = {}) => {
  const answers = new Map<string, PreparedResponse>();
  let bytes = 0;
  let generation = 0;
  let watching = false;

  const forget = (address: string): void => {
    const known = answers.get(address);
    if (!known) return;
    answers.delete(address);
    bytes -= sizeOf(known);
  };
  const keep = (address: string, prepared: PreparedResponse): void => {
    forget(address);
    answers.set(address, prepared);
    bytes += sizeOf(prepared);
    for (const oldest of answers.keys()) {
      if (answers.size <= MOST_ANSWERS && bytes <= mostBytes) break;
      forget(oldest);
    }
  };
  const serve: RequestHandler = (request, response, next) => {
    const address = request.originalUrl;
    const known = answers.get(address);
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
  const drop = (): void => {
    generation += 1;
    answers.clear();
    bytes = 0;
  };
  return {
    serve,
    drop,
    setWatching: (isWatching: boolean): void => {
      watching = isWatching;
      drop();
    },
  };
};
