/** The most exports that one browser runs at once, in all of its tabs. */
export const MAX_EXPORTS = 2;

/**
 * Holds one of the browser's export slots while `work` runs; closing a tab frees its slot.
 * @returns false, without having started, when all slots are taken. Without the Web Locks API (no secure
 * context) there is no limit.
 */
export const inExportTurn = async (work: () => Promise<void>): Promise<boolean> => {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) {
    await work();
    return true;
  }
  for (let place = 1; place <= MAX_EXPORTS; place += 1) {
    const isRun = await locks.request(`export ${place}`, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await work();
      return lock !== null;
    });
    if (isRun) return true;
  }
  return false;
};
