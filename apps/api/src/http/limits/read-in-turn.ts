import { availableParallelism } from 'node:os';
import type { Endpoint, EndpointName } from '@wayfarer/contracts';
import type { Request, Response } from 'express';
import { createFairQueue, type FairQueue } from '../../fair-queue.ts';
import { askerOf } from './client.ts';
import type { DatabaseLatency } from './database-latency.ts';

/**
 * Reads of one kind of callers that run at the same time: as many as there are processors. More at once are not answered sooner, and
 * the database's work for them slows down everybody who is browsing (docs/decisions/0050).
 */
const LEAST_AT_ONCE = Math.max(2, availableParallelism());
/** The round trip to the database, in milliseconds, from which latency counts: a busy database on the same machine answers sooner. */
const FAR_AWAY = 50;
/** During the latency of a read nothing is computed, so there is one more turn for each of these milliseconds (docs/decisions/0050). */
const WAY_OF_ONE = 10;
/** The most turns, whatever the latency: each takes memory. */
const MOST_AT_ONCE = Math.max(32, LEAST_AT_ONCE);
/** Reads that wait, with nothing in memory yet. */
const MOST_WAITING = 1000;

/** Two health probes; and two that may wait two seconds for figures, each made once for concurrent callers (`share-runs.ts`). */
const WITHOUT_TURN: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'checkHealth',
  'checkReadiness',
  'showDashboard',
  'listDepartures',
]);

/** Writes that cost more than a moment and wait for the database alone; those that hash a password or ask the provider wait elsewhere. */
const WRITES: ReadonlySet<EndpointName> = new Set<EndpointName>(['createBooking', 'cancelBooking', 'sendContactMessage']);
/** Of each of them. Eight made an eighth fewer bookings a second: while some wait for the journal on the disk, others compute. */
const WRITES_AT_ONCE = 16;

export type TurnOptions = {
  readonly latency: DatabaseLatency;
  /** Milliseconds since the request came; one that waits longer for a turn is refused. */
  readonly longestWait: number;
};

/** The turns of one kind of reads. */
export const createReadQueue = ({ latency, longestWait }: TurnOptions): FairQueue => {
  const atOnce = (): number => {
    const milliseconds = latency.milliseconds();
    if (milliseconds < FAR_AWAY) return LEAST_AT_ONCE;
    return Math.min(MOST_AT_ONCE, Math.max(LEAST_AT_ONCE, Math.floor(milliseconds / WAY_OF_ONE)));
  };
  return createFairQueue({ atOnce, mostWaiting: MOST_WAITING, longestWait });
};

export type ReadInTurn = <Result>(request: Request, response: Response, read: () => Promise<Result>) => Promise<Result>;

/**
 * Runs reads a few at a time, in fair turns between addresses and accounts, so that many at once cost time, not memory. Searches by
 * admins never hold up travellers, nor those the catalogue: each kind of callers has turns of its own. Beyond the bounds it is 503 BUSY.
 */
export const createReadTurns = (options: TurnOptions): ((name: EndpointName, endpoint: Endpoint) => ReadInTurn) => {
  const queues = new Map<string, FairQueue>();
  return (name, { access, method, download }) => {
    if (WRITES.has(name)) {
      const writes = createFairQueue({ atOnce: WRITES_AT_ONCE, mostWaiting: MOST_WAITING, longestWait: options.longestWait });
      return (request, response, write) => writes.run(askerOf(request, response), write);
    }
    // Calls that make files have their own queue, one at a time: other reads do not wait for them.
    if (method !== 'GET' || WITHOUT_TURN.has(name) || download) return (_request, _response, read) => read();
    const queue = queues.get(access) ?? createReadQueue(options);
    queues.set(access, queue);
    return (request, response, read) => queue.run(askerOf(request, response), read);
  };
};
