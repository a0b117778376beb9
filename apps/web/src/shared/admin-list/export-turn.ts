/** Exports that one admin's browser runs at once, in all of its tabs. */
export const MOST_EXPORTS = 2;

/**
 * Holds one of the browser's places for exports while `work` runs; a tab that is closed gives its place back by itself.
 * @returns false, without having begun, when all of them are taken. Where the browser has no locks (no secure context) nothing limits.
 */
export const inExportTurn = async (work: () => Promise<void>): Promise<boolean> => {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) {
    await work();
    return true;
  }
  for (let place = 1; place <= MOST_EXPORTS; place += 1) {
    const isRun = await locks.request(`export ${place}`, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await work();
      return lock !== null;
    });
    if (isRun) return true;
  }
  return false;
};
