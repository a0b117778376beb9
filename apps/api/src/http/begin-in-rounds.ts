import type { IncomingMessage, RequestListener } from 'node:http';

/** Requests that are begun in one round of the event loop. Each takes some tenths of a millisecond until it waits for something. */
const MOST_IN_A_ROUND = 4;

const arrivals = new WeakMap<IncomingMessage, number>();
/** When a request came, of `performance.now()`: before it waited for anything here. */
export const arrivalOf = (request: IncomingMessage): number => arrivals.get(request) ?? performance.now();

const createLane = (begin: RequestListener): RequestListener => {
  const waiting: (() => void)[] = [];
  let begun = 0;
  let isScheduled = false;
  const nextRound = (): void => {
    isScheduled = false;
    begun = 0;
    for (const start of waiting.splice(0, MOST_IN_A_ROUND)) start();
  };
  return (request, response) => {
    arrivals.set(request, performance.now());
    const start = (): void => {
      begun += 1;
      if (!isScheduled) setImmediate(nextRound);
      isScheduled = true;
      begin(request, response);
    };
    if (begun < MOST_IN_A_ROUND) start();
    else waiting.push(start);
  };
};

/**
 * Begins a few of the requests that came at the same moment, and the others in the rounds after it: what is answered from memory, and what the
 * database has answered, waits no longer than those few take. One that comes alone waits for nothing, and pages wait behind no calls of the API.
 */
export const beginInRounds = (begin: RequestListener): RequestListener => {
  const [calls, pages] = [createLane(begin), createLane(begin)];
  return (request, response) => (request.url?.startsWith('/api/') ? calls : pages)(request, response);
};
