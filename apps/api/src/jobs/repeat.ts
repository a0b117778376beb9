import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logging/logger.ts';

export type RepeatedJob = { readonly stop: () => Promise<void> };

/**
 * Runs a job again and again, never twice at once. A failure is logged and the job goes on.
 * @param every milliseconds between the end of one run and the begin of the next
 */
export const repeat = (
  name: string,
  every: number,
  run: (isStopping: () => boolean) => Promise<unknown>,
  logger: Logger,
): RepeatedJob => {
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  const loop = async (): Promise<void> => {
    while (!isStopping()) {
      try {
        await run(isStopping);
      } catch (thrown) {
        if (!isStopping()) logger.error({ err: thrown, job: name }, 'A background job failed and goes on');
      }
      await pause(every, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
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
