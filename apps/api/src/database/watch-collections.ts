import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from '../logging/logger.ts';

/** A change of one document. `fields`: those that changed; null when it was added, deleted, or that is unknown. */
export type Change = { readonly collection: string; readonly id: string; readonly fields: readonly string[] | null };

/** The pause before a broken stream is reopened, in milliseconds. */
const PAUSE = 1000;
/** How long the database waits for a change before it returns an empty batch, in milliseconds. */
const LONGEST_SILENCE = 200;

type ChangeEvent = {
  readonly _id: unknown;
  readonly ns?: { readonly coll?: string };
  readonly documentKey?: { readonly _id: unknown };
  readonly updateDescription?: {
    readonly updatedFields?: object;
    readonly removedFields?: string[];
    readonly truncatedArrays?: { field: string }[];
  };
};

/** `titleParts.3` changes `titleParts`. */
const fieldsOf = ({ updateDescription }: ChangeEvent): string[] | null => {
  if (!updateDescription) return null;
  const { updatedFields = {}, removedFields = [], truncatedArrays = [] } = updateDescription;
  const paths = [...Object.keys(updatedFields), ...removedFields, ...truncatedArrays.map(({ field }) => field)];
  return [...new Set(paths.map((path) => path.split('.')[0] ?? path))];
};

const changeOf = (event: ChangeEvent): Change => ({
  collection: event.ns?.coll ?? '',
  id: String(event.documentKey?._id),
  fields: fieldsOf(event),
});

type Listeners = {
  /** Resolves once the change was processed. */
  readonly onChange: (change: Change) => Promise<void>;
  readonly onOpen: () => void;
  /** From here on changes may be missed, until the stream is opened again. */
  readonly onLost: () => void;
  readonly logger: Logger;
};

/**
 * Reports every change in some collections, by any process, through a change stream. A broken stream is reopened;
 * changes in between are unknown, so each opening is reported too.
 * @returns `knownUntil`: every change up to then has been processed, in milliseconds of `performance.now`; it does not advance while the database is
 * silent or away. `lastKnownUntil`: the same, also after the stream broke
 */
export const watchCollections = (
  connection: Connection,
  collections: readonly string[],
  { onChange, onOpen, onLost, logger }: Listeners,
): { knownUntil: () => number; lastKnownUntil: () => number; stop: () => Promise<void> } => {
  const stopping = new AbortController();
  let known = -Infinity;
  let lastKnown = -Infinity;
  let close: () => Promise<void> = async () => undefined;

  const follow = async (): Promise<void> => {
    const stream = connection
      .getClient()
      .db(connection.name)
      .watch([{ $match: { 'ns.coll': { $in: collections } } }], { maxAwaitTimeMS: LONGEST_SILENCE });
    close = () => stream.close();
    let isOpen = false;
    let asked = performance.now();
    const noted: Promise<void>[] = [];
    for (;;) {
      const event = (await stream.tryNext()) as ChangeEvent | null;
      if (stopping.signal.aborted) return;
      if (!isOpen) onOpen();
      isOpen = true;
      if (event) {
        // A whole collection was dropped: what was in it is unknown.
        if (!event.documentKey) throw new Error(`Collection ${event.ns?.coll} was dropped or renamed.`);
        noted.push(onChange(changeOf(event)));
      }
      // Within a batch the stream's token is this event's own. A batch covers everything up to the time it was requested.
      if (event && stream.resumeToken === event._id) continue;
      await Promise.all(noted.splice(0));
      known = asked;
      lastKnown = asked;
      asked = performance.now();
    }
  };
  const followOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await follow();
      } catch (thrown) {
        if (stopping.signal.aborted) return;
        known = -Infinity;
        onLost();
        logger.warn({ err: thrown }, 'The change stream failed and is opened again');
        await close();
        await pause(PAUSE, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  const followed = followOn();
  return {
    knownUntil: () => known,
    lastKnownUntil: () => lastKnown,
    stop: async () => {
      stopping.abort();
      known = -Infinity;
      await close();
      await followed;
    },
  };
};
