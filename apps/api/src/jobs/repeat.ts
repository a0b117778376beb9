import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logging/logger.ts';

export type RepeatedJob = { readonly stop: () => Promise<void> };

/**
 * Repeats a job, never twice at once. A failure is logged and the job continues.
 * @param every milliseconds between the end of one run and the begin of the next
 * @param startsAfter milliseconds before the first run
 */
export const repeat = (
  name: string,
  { every, startsAfter = 0 }: { every: number; startsAfter?: number },
  run: (isStopping: () => boolean) => Promise<unknown>,
  logger: Logger,
): RepeatedJob => {
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  const rest = (longest: number): Promise<void> =>
    pause(longest, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const loop = async (): Promise<void> => {
    if (startsAfter > 0) await rest(startsAfter);
    while (!isStopping()) {
      try {
        await run(isStopping);
      } catch (thrown) {
        if (!isStopping()) logger.error({ err: thrown, job: name }, 'A background job failed and will run again');
      }
      await rest(every);
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
