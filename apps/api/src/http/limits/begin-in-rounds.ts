import type { IncomingMessage, RequestListener } from 'node:http';
import { FEW } from '../../fair-queue.ts';

/** Requests that are started in one round of the event loop. Each takes some tenths of a millisecond until it waits for something. */
const MOST_IN_A_ROUND = 4;

type Arrival = { readonly at: number; othersWait: boolean };
const arrivals = new WeakMap<IncomingMessage, Arrival>();
/** When a request came, of `performance.now()`: before it waited for anything here. */
export const arrivalOf = (request: IncomingMessage): number => arrivals.get(request)?.at ?? performance.now();
/** Whether it waited for longer than `longestWait` milliseconds and more than a few still do: a process that only starts, or is slow, refuses nobody. */
export const isLateInCrowd = (request: IncomingMessage, longestWait: number): boolean =>
  arrivals.get(request)?.othersWait === true && performance.now() - arrivalOf(request) > longestWait;

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
    const arrival: Arrival = { at: performance.now(), othersWait: false };
    arrivals.set(request, arrival);
    const start = (): void => {
      begun += 1;
      arrival.othersWait = waiting.length > FEW;
      if (!isScheduled) setImmediate(nextRound);
      isScheduled = true;
      begin(request, response);
    };
    if (begun < MOST_IN_A_ROUND) start();
    else waiting.push(start);
  };
};

/**
 * Starts a few of the requests that came at the same moment, and the others in later rounds: answers from memory, and answers of the
 * database, wait no longer than those few take. A single request does not wait, and pages do not wait for API calls.
 */
export const beginInRounds = (begin: RequestListener): RequestListener => {
  const [calls, pages] = [createLane(begin), createLane(begin)];
  return (request, response) => (request.url?.startsWith('/api/') ? calls : pages)(request, response);
};
