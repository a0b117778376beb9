import type { Endpoint, EndpointName } from '@wayfarer/contracts';
import { type LimitWork, limitWork } from '../../work/limit-work.ts';

/**
 * Of each kind of callers. More at once are not answered sooner, and hold up everybody who is browsing
 * (docs/decisions/0050).
 */
const READS_AT_ONCE = 4;
/** Reads that wait, with nothing in memory yet. */
const MAX_WAITING = 1000;

/** Health probes. */
const WITHOUT_LIMIT: ReadonlySet<EndpointName> = new Set<EndpointName>(['checkHealth', 'checkReadiness']);

/**
 * Writes that cost more than a moment and wait for the database alone; those that hash a password or ask the
 * provider wait elsewhere.
 */
const WRITES: ReadonlySet<EndpointName> = new Set<EndpointName>(['createBooking', 'cancelBooking', 'sendContactMessage']);
/**
 * Of each of them. Eight made an eighth fewer bookings a second: while some wait for the journal on the disk,
 * others compute.
 */
const WRITES_AT_ONCE = 16;

const noLimit: LimitWork = (work) => work();

/** The limit of one kind of reads. @param maxWaitMs how long one may wait under overload */
export const limitReads = (maxWaitMs: number): LimitWork =>
  limitWork({ atOnce: READS_AT_ONCE, maxWaiting: MAX_WAITING, maxWaitMs });

/**
 * The limit that each call counts towards. Searches by staff never hold up travellers, nor those the
 * catalogue: each kind of callers has a limit of its own.
 */
export const createCallLimitOf = (maxWaitMs: number): ((name: EndpointName, endpoint: Endpoint) => LimitWork) => {
  const limits = new Map<string, LimitWork>();
  return (name, { access, method, download }) => {
    if (WRITES.has(name)) return limitWork({ atOnce: WRITES_AT_ONCE, maxWaiting: MAX_WAITING, maxWaitMs });
    // Calls that make files are limited where these are made, one at a time: other reads do not wait for
    // them.
    if (method !== 'GET' || WITHOUT_LIMIT.has(name) || download) return noLimit;
    const limit = limits.get(access) ?? limitReads(maxWaitMs);
    limits.set(access, limit);
    return limit;
  };
};
