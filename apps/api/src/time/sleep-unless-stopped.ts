import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two checks of `goesOn`. */
const LOOK_EVERY_MS = 250;

/** Sleeps for a number of milliseconds, or until `goesOn` is false. */
export const sleepUnlessStopped = async (goesOn: () => boolean, longest: number): Promise<void> => {
  const until = performance.now() + longest;
  for (let left = longest; left > 0 && goesOn(); left = until - performance.now())
    await pause(Math.min(left, LOOK_EVERY_MS), undefined, { ref: false });
};
