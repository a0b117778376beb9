/**
 * Carries out `run` for all who ask meanwhile at once, by `key`: whoever comes while one is under way shares the next one with all who come until
 * that begins. So many at once cost two runs, and nobody is answered with what was read before they asked.
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
    // How that one ended is for those to hear who asked for it.
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
