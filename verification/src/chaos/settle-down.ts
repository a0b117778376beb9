import { setTimeout as pause } from 'node:timers/promises';
import { openThingsIn } from './invariants/open-things.ts';
import type { World } from './invariants/read-world.ts';

/** Milliseconds: the promise that nothing stays open for longer, and how often it is looked at. */
const PROMISED = 120_000;
const LOOK_EVERY = 1000;

/** After how many seconds nothing was open any more, and what was still open when the promise ran out. */
export type Settled = { readonly seconds: number; readonly open: readonly string[] };

/** Waits until nothing is open, or the promise is broken. */
export const settleDown = async (read: () => Promise<World>): Promise<Settled> => {
  const startedAt = performance.now();
  for (;;) {
    const open = openThingsIn(await read());
    const passed = performance.now() - startedAt;
    if (open.length === 0 || passed > PROMISED) return { seconds: passed / 1000, open };
    await pause(LOOK_EVERY);
  }
};
