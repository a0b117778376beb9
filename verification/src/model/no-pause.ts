/**
 * Takes the place of `node:timers/promises` while the model is checked: every order of steps is tried, so
 * waiting a little is no wait at all, and a wait for somebody else to end is one that never ends.
 */
export const setTimeout = (milliseconds: number): Promise<void> =>
  milliseconds < 1000 ? Promise.resolve() : new Promise(() => undefined);

export const setImmediate = (): Promise<void> => Promise.resolve();
