import { setTimeout as pause } from 'node:timers/promises';
import type { ApiProcess } from './api-process.ts';
import type { KillPlan } from './kill-plan.ts';
import type { Random } from './random.ts';

/**
 * Milliseconds: how long a process works before it is told where to die, half as long as its start took at least, so that journeys get on; and
 * when it is told anew, if it came to none of these points.
 */
const working = { least: 50, most: 400 };
const LONGEST_WORK = 3000;
const TOLD_EVERY = 3000;
/** How long a stop in good order may take. */
const GRACE = 12_000;

/** One of the two processes of the API, through all its lives. */
export type Slot = {
  readonly setDying: (isDying: boolean) => void;
  readonly starts: () => number;
  readonly stop: () => Promise<void>;
};

/**
 * Keeps a process running. While it is set to dying it is told points of the plan, kills itself at the first that it comes to, and is started
 * again. @returns when it serves for the first time
 */
export const keepDying = async (start: () => ApiProcess, plan: KillPlan, random: Random): Promise<Slot> => {
  let isDying = false;
  let stopped = false;
  let starts = 1;
  let current = start();
  current.begin();
  await current.running;
  let next = start();

  const tell = (): void => current.dieAt(isDying ? plan.next() : []);
  const telling = setInterval(tell, TOLD_EVERY);
  const live = async (): Promise<void> => {
    // While the database is down it may not come up; it ends by itself then, and is started again.
    const startedAt = performance.now();
    await current.running.catch(() => undefined);
    const startTook = Math.min(performance.now() - startedAt, LONGEST_WORK);
    await pause(startTook / 2 + random.between(working.least, working.most));
    tell();
    const point = await current.ended;
    if (point) plan.hit(point);
  };
  const goOn = async (): Promise<void> => {
    for (;;) {
      await live();
      if (stopped) return;
      current = next;
      current.begin();
      starts += 1;
      next = start();
    }
  };
  const going = goOn();
  return {
    setDying: (isTime) => {
      isDying = isTime;
      tell();
    },
    starts: () => starts,
    stop: async () => {
      stopped = true;
      clearInterval(telling);
      next.kill('SIGKILL');
      current.kill('SIGTERM');
      await Promise.race([current.ended, pause(GRACE, undefined, { ref: false })]);
      current.kill('SIGKILL');
      await going;
    },
  };
};
