import type { Connection } from 'mongoose';
import type { Logger } from '../logging/logger.ts';

/** How long to wait before a broken stream is opened again, in milliseconds. */
const PAUSE = 1000;

/**
 * Tells of every change in some collections, made by whichever process, through a change stream. When the stream breaks it says so and
 * opens another; what happened in between is unknown, so `onState(true)` must be taken as a change too.
 * @returns stops watching
 */
export const watchCollections = (
  connection: Connection,
  collections: readonly string[],
  { onChange, onState, logger }: { onChange: () => void; onState: (isWatching: boolean) => void; logger: Logger },
): (() => Promise<void>) => {
  let stopped = false;
  let close: () => Promise<void> = async () => undefined;
  let timer: NodeJS.Timeout | undefined;

  const open = (): void => {
    const stream = connection
      .getClient()
      .db(connection.name)
      .watch([{ $match: { 'ns.coll': { $in: collections } } }]);
    close = () => stream.close();
    let broken = false;
    const retry = (reason: unknown): void => {
      if (broken || stopped) return;
      broken = true;
      onState(false);
      logger.warn({ err: reason }, 'The change stream broke; opening another');
      void stream.close();
      timer = setTimeout(open, PAUSE);
    };
    stream.on('change', onChange);
    stream.on('error', retry);
    stream.on('close', () => retry('closed'));
    stream.once('resumeTokenChanged', () => onState(true));
  };
  open();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    onState(false);
    await close();
  };
};
