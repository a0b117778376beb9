import { until } from '../until.ts';

/** Processes with a lower number are ended first: users of the database before the database. */
export type StopOrder = 0 | 1 | 2;

/** Milliseconds: the API lets requests finish for 8 s; a killed process may take a moment to end. */
const grace = { toEnd: 10_000, toBeGone: 2000 };

/** A negative pid means the process group. @returns whether the process exists; signal 0 only checks */
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
  // Also after a clean end: child processes may be left in its group.
  signal(-pid, 'SIGKILL');
  await until(async () => !isAlive(-pid), AbortSignal.timeout(grace.toBeGone)).catch(() => {});
};

/** Ends all in order, by force after a grace period. */
export const endProcesses = async (running: ReadonlyMap<number, StopOrder>): Promise<void> => {
  for (const order of [0, 1, 2])
    await Promise.all([...running].filter(([, stopOrder]) => stopOrder === order).map(([pid]) => end(pid)));
};
