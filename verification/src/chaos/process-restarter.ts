import { setTimeout as pause } from 'node:timers/promises';
import type { ApiProcess } from './api-process.ts';
import type { KillSchedule } from './kill-schedule.ts';
import type { Random } from './random.ts';

/**
 * Milliseconds: how long a process works before it is given crash points, at least half as long as its start
 * took, so that journeys get on; and when it is given others, if it reached none of these.
 */
const working = { least: 50, most: 400 };
const MAX_WORK_MS = 3000;
const OTHERS_AFTER = 3000;
/** How long a clean stop may take. */
const GRACE = 12_000;

/** Keeps one process of the API running. */
export type ProcessRestarter = {
  /** From now on, or no longer, it kills itself at points of the schedule. */
  readonly setKilling: (isKilling: boolean) => void;
  readonly starts: () => number;
  readonly stop: () => Promise<void>;
};

/** Starts a process, and another one whenever it has ended. @returns when it serves for the first time */
export const keepRunning = async (start: () => ApiProcess, schedule: KillSchedule, random: Random): Promise<ProcessRestarter> => {
  let isKilling = false;
  let isStopped = false;
  let starts = 1;
  let current = start();
  current.begin();
  await current.running;
  let next = start();

  const giveCrashPoints = (): void => current.dieAt(isKilling ? schedule.next() : []);
  const timer = setInterval(giveCrashPoints, OTHERS_AFTER);
  const untilEnded = async (): Promise<void> => {
    // While the database is down it may fail to start; then it ends by itself, and is restarted.
    const startedAt = performance.now();
    await current.running.catch(() => undefined);
    const startTook = Math.min(performance.now() - startedAt, MAX_WORK_MS);
    await pause(startTook / 2 + random.between(working.least, working.most));
    giveCrashPoints();
    const point = await current.ended;
    if (point) schedule.hit(point);
  };
  const restart = async (): Promise<void> => {
    for (;;) {
      await untilEnded();
      if (isStopped) return;
      current = next;
      current.begin();
      starts += 1;
      next = start();
    }
  };
  const restarting = restart();
  return {
    setKilling: (isOn) => {
      isKilling = isOn;
      giveCrashPoints();
    },
    starts: () => starts,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      next.kill('SIGKILL');
      current.kill('SIGTERM');
      await Promise.race([current.ended, pause(GRACE, undefined, { ref: false })]);
      current.kill('SIGKILL');
      await restarting;
    },
  };
};
