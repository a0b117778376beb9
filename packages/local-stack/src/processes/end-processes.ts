import { until } from '../until.ts';

/** Processes of a lower number are ended first: whoever uses the database goes before it. */
export type StopOrder = 0 | 1 | 2;

/** Milliseconds: the API lets requests end for 8 s; a killed process may take a moment to be gone. */
const grace = { toEnd: 10_000, toBeGone: 2000 };

/** A pid below 0 names the process and all that it started. @returns whether there was somebody to hear it; 0 only asks */
const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(process.platform === 'win32' ? Math.abs(pid) : pid, name);
  } catch {
    return false;
  }
};

export const isAlive = (pid: number): boolean => signal(pid, 0);

const end = async (pid: number): Promise<void> => {
  signal(pid, 'SIGTERM');
  await until(async () => !isAlive(pid), AbortSignal.timeout(grace.toEnd)).catch(() => {});
  // Also after an end in good order: what the process itself has started may be left in its group.
  signal(-pid, 'SIGKILL');
  await until(async () => !isAlive(-pid), AbortSignal.timeout(grace.toBeGone)).catch(() => {});
};

/** Ends all in their order, by force after a grace. */
export const endProcesses = async (running: ReadonlyMap<number, StopOrder>): Promise<void> => {
  for (const order of [0, 1, 2])
    await Promise.all([...running].filter(([, stopOrder]) => stopOrder === order).map(([pid]) => end(pid)));
};
