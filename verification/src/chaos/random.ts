/** Repeatable random choices: the same seed gives the same numbers. */
export type Random = {
  /** From 0 to 1, without 1. */
  readonly next: () => number;
  /** A whole number from `least` up to and including `most`. */
  readonly between: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly oneOf: <Thing>(things: readonly Thing[]) => Thing;
  /** Separate choices for a part, so that the order in which parts run does not matter. */
  readonly part: (number: number) => Random;
};

/** Mulberry32. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    oneOf: <Thing>(things: readonly Thing[]) => things[between(0, things.length - 1)] as Thing,
    part: (number) => seededRandom(Math.imul(seed ^ 0x9e3779b9, number + 1) ^ number),
  };
};
