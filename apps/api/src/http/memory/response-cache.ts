import { LRUCache } from 'lru-cache';
import { isOwnFault } from '../../errors/is-own-fault.ts';
import type { Logger } from '../../logging/logger.ts';
import { createInTime } from '../limits/answer-in-time.ts';
import { type PreparedResponse, sizeOfPrepared } from './prepared-response.ts';

/**
 * How old an answer may be, from the beginning of its reading: less than the promised second, because the
 * index follows changes a moment later.
 */
const MAX_AGE_MS = 800;
/** How old it may be where no new one can be read. */
const MAX_OUTAGE_AGE_MS = 5 * 60_000;
/** How long callers wait for a new answer while there is an older one. */
const DEADLINE_SECONDS = 1;

type Make = () => Promise<PreparedResponse>;
/** `begun`: when its reading began, of `performance.now()`. */
type Kept = { readonly prepared: PreparedResponse; readonly begun: number };

/** Lifetimes start when something is kept, and a lifetime of 0 would never end. */
const lifetimeFrom = (begun: number): number => Math.max(1, begun + MAX_AGE_MS - performance.now());

/**
 * Keeps public answers for less than a second, so that no change has to be known to keep them true
 * (docs/decisions/0002). All who ask for one at the same time share one reading. An older answer is sent only
 * where a new one cannot be read, or not within a second.
 * @param maxBytes of all answers with their addresses
 */
export const createResponseCache = (maxBytes: number, logger: Logger) => {
  const inTime = createInTime(DEADLINE_SECONDS, logger);
  const entries = new LRUCache<string, Kept, Make>({
    maxSize: maxBytes,
    sizeCalculation: ({ prepared }, address) => sizeOfPrepared(prepared) + address.length,
    ttl: MAX_AGE_MS,
    noDeleteOnStaleGet: true,
    // Who waits for an answer that had to make room for others gets it all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (address, old, { options, context: make }) => {
      const begun = performance.now();
      const standsIn = old !== undefined && begun - old.begun < MAX_OUTAGE_AGE_MS;
      const reading = make();
      try {
        const prepared = await (standsIn ? inTime('GET', reading) : reading);
        options.ttl = lifetimeFrom(begun);
        return { prepared, begun };
      } catch (thrown) {
        // What is missing or was asked wrongly is a new answer too.
        options.allowStaleOnFetchRejection = standsIn && isOwnFault(thrown);
        if (options.allowStaleOnFetchRejection) {
          logger.warn({ err: thrown, path: address.split('?')[0] }, 'An older answer was sent, because no new one could be read');
          // A reading that takes longer is the newest once it ends; its failure is logged by the deadline.
          reading.then(
            (prepared) => entries.set(address, { prepared, begun }, { ttl: lifetimeFrom(begun) }),
            () => undefined,
          );
        }
        throw thrown;
      }
    },
  });
  return {
    /** The answer of an address, if there is one that is new enough. */
    find: (address: string): PreparedResponse | undefined => entries.get(address)?.prepared,
    read: async (address: string, make: Make): Promise<PreparedResponse> =>
      (await entries.forceFetch(address, { context: make })).prepared,
  };
};

export type ResponseCache = ReturnType<typeof createResponseCache>;
