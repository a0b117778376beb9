/**
 * The most networks that are counted separately; when there are more within a minute, all counts start again.
 */
const MAX_NETWORKS = 100_000;
const MINUTE_MS = 60_000;

/**
 * Counts calls by network and minute, in this process and without waiting for anything, so that even answers
 * from memory are counted.
 */
export const createCallCounter = () => {
  const counts = new Map<string, number>();
  let begun = performance.now();
  return {
    /** @returns how many calls this network has made in this minute, this one among them */
    count: (network: string): number => {
      const now = performance.now();
      if (now - begun >= MINUTE_MS || counts.size >= MAX_NETWORKS) {
        counts.clear();
        begun = now;
      }
      const calls = (counts.get(network) ?? 0) + 1;
      counts.set(network, calls);
      return calls;
    },
    /** Of this minute. */
    secondsLeft: (): number => Math.max(1, Math.ceil((begun + MINUTE_MS - performance.now()) / 1000)),
  };
};
