/** Numbers from 0 up to 1. The same seed gives the same series on every machine, so a picture never changes between two starts. */
export type Random = () => number;

/** A small generator (mulberry32) whose state begins with the hash of a text. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a, 32 bits: also names gradients by their content, so that equal gradients share one id. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A number between both ends. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One entry of a list that is never empty. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** `count` results of `make`, which gets the position as a fraction from 0 to 1. */
export function times(count: number, make: (fraction: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(count > 1 ? index / (count - 1) : 0, index)).join('');
}
