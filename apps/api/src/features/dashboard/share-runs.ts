/**
 * Shares runs between concurrent callers, by `key`: callers that come during a run share the next one with all who come until
 * it begins. So concurrent callers cost two runs, and nobody gets what was read before they asked.
 */
export const shareRuns = <Key, Result>(run: (key: Key) => Promise<Result>): ((key: Key) => Promise<Result>) => {
  const running = new Map<Key, Promise<Result>>();
  const next = new Map<Key, Promise<Result>>();
  const start = (key: Key): Promise<Result> => {
    const started = run(key).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
  const startAfter = async (key: Key, before: Promise<Result>): Promise<Result> => {
    // Its failure is reported to its own callers.
    await before.catch(() => undefined);
    next.delete(key);
    return start(key);
  };
  return (key) => {
    const before = running.get(key);
    if (!before) return start(key);
    const following = next.get(key) ?? startAfter(key, before);
    next.set(key, following);
    return following;
  };
};
