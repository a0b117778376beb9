import type { RequestHandler } from 'express';
import { type Finished, finish, sendFinished } from './finished.ts';

/**
 * Answers that are kept at most, and their bytes in all forms; the oldest goes first. The bytes are bounded because anybody can ask for the
 * longest page under as many addresses as they like.
 */
const MOST_ANSWERS = 500;
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_ADDRESS = 500;

const HEADERS = { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json; charset=utf-8' };

/** Puts an answer together, keeps it if nothing has changed since the call came in, and sends it. */
export type KeepAnswer = (body: unknown, headers: Readonly<Record<string, string>>) => Promise<void>;

const sizeOf = ({ forms }: Finished): number => Object.values(forms).reduce((sum, form) => sum + (form?.length ?? 0), 0);

/**
 * Keeps the answers of public reads as finished buffers (plain, brotli, gzip, with their ETag), because the query, the JSON and the
 * compression are what a read costs (docs/performance.md). `drop` forgets all of them; nothing is kept while `isWatching` is false,
 * since then no change made by another process would be noticed.
 */
export const createFinishedAnswers = ({ mostBytes = MOST_BYTES } = {}) => {
  const answers = new Map<string, Finished>();
  let bytes = 0;
  let generation = 0;
  let watching = false;

  const forget = (address: string): void => {
    const known = answers.get(address);
    if (!known) return;
    answers.delete(address);
    bytes -= sizeOf(known);
  };
  const keep = (address: string, finished: Finished): void => {
    forget(address);
    answers.set(address, finished);
    bytes += sizeOf(finished);
    for (const oldest of answers.keys()) {
      if (answers.size <= MOST_ANSWERS && bytes <= mostBytes) break;
      forget(oldest);
    }
  };
  const serve: RequestHandler = (request, response, next) => {
    const address = request.originalUrl;
    const known = answers.get(address);
    if (known) return sendFinished(known, request, response);
    const asked = generation;
    const keepAnswer: KeepAnswer = async (body, headers) => {
      const finished = await finish(JSON.stringify(body), { ...HEADERS, ...headers });
      if (watching && asked === generation && address.length <= LONGEST_ADDRESS) keep(address, finished);
      sendFinished(finished, request, response);
    };
    response.locals.keepAnswer = keepAnswer;
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
