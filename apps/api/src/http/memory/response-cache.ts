import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Change } from '../../database/watch-collections.ts';

/** A response that was just made, its size, and whether a change may affect it. */
export type Made<Kept> = { readonly kept: Kept; readonly bytes: number; readonly isTouchedBy: (change: Change) => boolean };
type Make<Kept> = () => Promise<Made<Kept>>;

/** `until`: until when it may be sent after a change has invalidated it; otherwise Infinity. `begun`: when its reading began. */
type Entry<Kept> = Made<Kept> & { readonly begun: number; until: number };
/** A response being made, and the changes since it began: whether they affect it is known at its end. */
type Run = { readonly changes: { change: Change; until: number }[]; isLost: boolean };

const MOST_RESPONSES = 500;
/** Recently requested addresses that are remembered, where there is no room for all their responses. */
const MOST_ASKED = 5000;
const LONGEST_ADDRESS = 500;
/** The shortest time between two makings of a response that keeps changing, in milliseconds. */
const REMAKE_AFTER = 400;
/** The outage of the database, in milliseconds of its silence, during which cached responses are sent, and how often this is checked. */
const OUTAGE = { from: 5000, to: 5 * 60_000 };
const LOOK_EVERY = 250;

/**
 * Caches responses made from the catalogue. All who ask for one at the same time share one reading.
 *
 * A change invalidates the responses that show it. They are still sent while new ones are being made, up to `horizon`, so that ten
 * changes a second do not cause ten readings of each list. A reader who must see every change (`isFresh`) gets what was read after the request.
 * When the cache is full, only responses requested a second time replace others: requesting thousands of addresses once evicts
 * nothing that others use.
 * While the database is silent and cannot be read, everybody gets cached responses without a known change.
 * @param horizon until when cached responses are known to be no older than a second, in milliseconds of `performance.now`; it advances while the
 * database reports changes, and stops when it does not
 * @param lastHorizon the last horizon, even if changes may have been missed since
 */
export const createResponseCache = <Kept>({
  horizon,
  lastHorizon,
  mostBytes,
  now = () => performance.now(),
}: {
  horizon: () => number;
  lastHorizon: () => number;
  mostBytes: number;
  now?: () => number;
}) => {
  const entries = new LRUCache<string, Entry<Kept>>({
    max: MOST_RESPONSES,
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  const asked = new LRUCache<string, true>({ max: MOST_ASKED });
  const flights = new Map<string, { running: Promise<Kept>; next: Promise<Kept> | null }>();
  const runs = new Set<Run>();

  const hasRoomFor = (bytes: number): boolean => entries.size < MOST_RESPONSES && entries.calculatedSize + bytes <= mostBytes;

  const make = async (address: string, read: Make<Kept>): Promise<Kept> => {
    const begun = now();
    const isShort = address.length <= LONGEST_ADDRESS;
    const isAskedAgain = asked.has(address);
    if (isShort) asked.set(address, true);
    const run: Run = { changes: [], isLost: horizon() <= begun };
    runs.add(run);
    try {
      const made = await read();
      const touching = run.changes.filter(({ change }) => made.isTouchedBy(change));
      const until = Math.min(Infinity, ...touching.map((change) => change.until));
      const isWanted = isAskedAgain || entries.has(address) || hasRoomFor(made.bytes);
      if (isShort && isWanted && !run.isLost) entries.set(address, { ...made, begun, until });
      return made.kept;
    } finally {
      runs.delete(run);
    }
  };
  const begin = (address: string, read: Make<Kept>): Promise<Kept> => {
    const running = make(address, read).finally(() => {
      if (flights.get(address)?.running === running) flights.delete(address);
    });
    flights.set(address, { running, next: null });
    return running;
  };
  const joinNext = (address: string, read: Make<Kept>): Promise<Kept> => {
    const flight = flights.get(address);
    if (!flight) return begin(address, read);
    const start = () => begin(address, read);
    flight.next ??= flight.running.then(start, start);
    return flight.next;
  };
  const isKnown = (): boolean => now() < horizon();
  const isOutage = (): boolean => now() > lastHorizon() + OUTAGE.from && now() < lastHorizon() + OUTAGE.to;
  /** Waits for a reading, but in an outage only until that is known. */
  const orKept = async (reading: Promise<Kept>, entry: Entry<Kept> | undefined): Promise<Kept> => {
    const isBest = (): boolean => entry?.until === Infinity && isOutage();
    while (entry?.until === Infinity && !isKnown()) {
      try {
        const inTime = await Promise.race([reading.then((kept) => ({ kept })), pause(LOOK_EVERY, null, { ref: false })]);
        if (inTime) return inTime.kept;
      } catch (thrown) {
        if (!isBest()) throw thrown;
      }
      if (isBest()) return entry.kept;
    }
    return reading;
  };
  const isDueAnew = (address: string, { until, begun }: Entry<Kept>): boolean =>
    until !== Infinity && now() - begun >= REMAKE_AFTER && !flights.has(address);

  return {
    /** The cached response of an address, if unchanged. */
    find: (address: string): Kept | undefined => {
      const entry = entries.get(address);
      return entry && entry.until === Infinity && isKnown() ? entry.kept : undefined;
    },
    read: async (address: string, read: Make<Kept>, { isFresh }: { isFresh: boolean }): Promise<Kept> => {
      const entry = entries.get(address);
      if (isFresh) return orKept(joinNext(address, read), entry);
      if (!entry || !isKnown() || now() >= entry.until)
        return orKept(flights.get(address)?.running ?? begin(address, read), entry);
      // If this fails, the next caller after the entry's end reads again and gets the error.
      if (isDueAnew(address, entry)) begin(address, read).catch(() => undefined);
      return entry.kept;
    },
    invalidate: (change: Change): void => {
      const until = horizon();
      for (const run of runs) run.changes.push({ change, until });
      for (const entry of entries.values()) if (entry.isTouchedBy(change)) entry.until = Math.min(entry.until, until);
    },
    /** Drops everything, because changes may have been missed. */
    clear: (): void => {
      entries.clear();
      for (const run of runs) run.isLost = true;
    },
  };
};
