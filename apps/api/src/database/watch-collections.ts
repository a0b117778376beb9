import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from '../logging/logger.ts';

/** The pause before a broken stream is reopened, in milliseconds. */
const PAUSE_MS = 1000;
/** How long the database waits for a change before it returns an empty batch, in milliseconds. */
const MAX_SILENCE_MS = 200;

type ChangeEvent = { readonly ns?: { readonly coll: string }; readonly documentKey?: { readonly _id: unknown } };

type Listeners = {
  /** Called with the id of a document that was added, changed or deleted. */
  readonly onChange: (id: string, collection: string) => void;
  readonly onOpen: () => void;
  /** From here on changes may be missed, until the stream is opened again. */
  readonly onLost: () => void;
  readonly logger: Logger;
};

/**
 * Reports every change in some collections, by any process, through a change stream. A broken stream is
 * reopened; changes in between are unknown, so each opening is reported too.
 * @returns ends it
 */
export const watchCollections = (
  connection: Connection,
  collections: readonly string[],
  { onChange, onOpen, onLost, logger }: Listeners,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  let close: () => Promise<void> = async () => undefined;

  const follow = async (): Promise<void> => {
    const stream = connection
      .getClient()
      .db(connection.name)
      .watch([{ $match: { 'ns.coll': { $in: collections } } }], { maxAwaitTimeMS: MAX_SILENCE_MS });
    close = () => stream.close();
    // Comes with the first answer of the database, which does not wait for a change.
    stream.once('resumeTokenChanged', () => {
      if (!stopping.signal.aborted) onOpen();
    });
    for (;;) {
      const event = (await stream.tryNext()) as ChangeEvent | null;
      if (stopping.signal.aborted) return;
      if (!event) continue;
      // The whole collection was dropped: what was in it is unknown.
      const collection = event.ns?.coll ?? '';
      if (!event.documentKey) throw new Error(`Collection ${collection} was dropped or renamed.`);
      onChange(String(event.documentKey._id), collection);
    }
  };
  const followOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await follow();
      } catch (thrown) {
        if (stopping.signal.aborted) return;
        onLost();
        logger.warn({ err: thrown }, 'The change stream failed and is opened again');
        await close();
        await pause(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  void followOn();
  // A read that still waits for a change is not awaited: once this has stopped it reports nothing.
  return async () => {
    stopping.abort();
    await close();
  };
};
