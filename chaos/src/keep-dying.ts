import { setTimeout as pause } from 'node:timers/promises';
import type { ApiProcess } from './api-process.ts';
import type { KillPlan } from './kill-plan.ts';
import type { Random } from './random.ts';

/** Milliseconds: how long a process works before it is told where to die, and how long that point may be in coming. */
const working = { least: 50, most: 500 };
const LONGEST_WAIT = 4000;
const RESTED = 250;

export type Slot = { readonly stop: () => Promise<void>; readonly starts: () => number };

/**
 * Keeps one process of the API running: it is told to die at a point, dies there by SIGKILL, and is started again, until the plan is done
 * or killing is over. From then on it only runs.
 */
export const keepDying = async (
  start: () => ApiProcess,
  { plan, random, isOver }: { plan: KillPlan; random: Random; isOver: () => boolean },
): Promise<Slot> => {
  let stopped = false;
  let starts = 1;
  let current = start();
  await current.running;

  const waitAtPoint = async (): Promise<void> => {
    await pause(random.between(working.least, working.most));
    const point = isOver() ? null : plan.next();
    if (!point) return pause(RESTED);
    current.dieAt(point);
    const patience = new AbortController();
    const late = pause(LONGEST_WAIT, 'late' as const, { signal: patience.signal }).catch(() => 'late' as const);
    const end = await Promise.race([current.ended, late]);
    patience.abort();
    if (end === 'SIGKILL') return plan.hit(point);
    current.dieAt(null);
    plan.giveUp(point);
  };
  const live = async (): Promise<void> => {
    let hasEnded = false;
    void current.ended.then(() => {
      hasEnded = true;
    });
    while (!stopped && !hasEnded) await waitAtPoint();
  };
  const goOn = async (): Promise<void> => {
    for (;;) {
      await live();
      if (stopped) return;
      await current.ended;
      current = start();
      starts += 1;
      // While the database is down it may not come up; it is started again then.
      await current.running.catch(() => undefined);
    }
  };
  const going = goOn();
  return {
    starts: () => starts,
    stop: async () => {
      stopped = true;
      current.kill('SIGTERM');
      await Promise.race([current.ended, pause(12_000)]);
      current.kill('SIGKILL');
      await going;
    },
  };
};
