import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

type Encoding = 'br' | 'gzip' | 'identity';
type Finished = {
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
};

/** Answers that are kept at most; the oldest goes first. A page of the catalogue takes some 100 kB in its three forms. */
const MOST_ANSWERS = 500;
const LONGEST_ADDRESS = 500;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const finish = async (body: unknown, headers: Readonly<Record<string, string>>): Promise<Finished> => {
  const identity = Buffer.from(JSON.stringify(body));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const [br, gzipped] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)]);
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
  return { bytes: { identity, br, gzip: gzipped }, headers, etag };
};

const encodingFor = (accepted: string): Encoding => {
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

const sendFinished = (finished: Finished, request: Request, response: Response): void => {
  response.setHeader('ETag', finished.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', 'no-cache');
  for (const [name, value] of Object.entries(finished.headers)) response.setHeader(name, value);
  if (request.headers['if-none-match'] === finished.etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  const bytes = finished.bytes[encoding];
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
};

/** Puts an answer together, keeps it if nothing has changed since the call came in, and sends it. */
export type KeepAnswer = (body: unknown, headers: Readonly<Record<string, string>>) => Promise<void>;

/**
 * Keeps the answers of public reads as finished buffers (plain, brotli, gzip, with their ETag), because the query, the JSON and the
 * compression are what a read costs (docs/performance.md). `drop` forgets all of them; nothing is kept while `isWatching` is false,
 * since then no change made by another process would be noticed.
 */
export const createFinishedAnswers = () => {
  const answers = new Map<string, Finished>();
  let generation = 0;
  let watching = false;

  const keep = (address: string, finished: Finished): void => {
    answers.set(address, finished);
    const [oldest] = answers.keys();
    if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
  };
  const serve: RequestHandler = (request, response, next) => {
    const address = request.originalUrl;
    const known = answers.get(address);
    if (known) return sendFinished(known, request, response);
    const asked = generation;
    const keepAnswer: KeepAnswer = async (body, headers) => {
      const finished = await finish(body, headers);
      if (watching && asked === generation && address.length <= LONGEST_ADDRESS) keep(address, finished);
      sendFinished(finished, request, response);
    };
    response.locals.keepAnswer = keepAnswer;
    next();
  };
  const drop = (): void => {
    generation += 1;
    answers.clear();
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
