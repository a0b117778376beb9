import { setInterval as ticks } from 'node:timers/promises';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** How soon the end of the parent is noticed, in milliseconds. */
const tick = 300;

/**
 * Aborts when this process is asked to stop: by Ctrl-C, SIGTERM, a closed terminal, or because whoever started it is
 * gone, which npm does without a word after SIGTERM. `again` hears every further signal.
 */
export const untilAskedToStop = (env: NodeJS.ProcessEnv, again: () => void): AbortSignal => {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (asked.signal.aborted ? again() : asked.abort(signal)));
  }
  // The terminal may be gone as well: a line that nobody can read must not end the stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const parent = Number(env.WAYFARER_PARENT_PID);
  const watchParent = async (): Promise<void> => {
    for await (const _ of ticks(tick, undefined, { ref: false, signal: asked.signal })) {
      if (!isAlive(parent)) asked.abort('the parent process ended');
    }
  };
  if (parent > 0) void watchParent().catch(() => {});
  return asked.signal;
};
