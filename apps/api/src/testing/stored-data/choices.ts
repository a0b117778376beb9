/**
 * A number in [0, 1): always the same for a row and a name, so that any row can be made without those before
 * it.
 */
export const shareOf = (row: number, question: number): number => {
  let mixed = Math.imul(row ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(question + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
};

/** A whole number from 0, below `count`. */
export const numberOf = (row: number, question: number, count: number): number => Math.floor(shareOf(row, question) * count);

export const oneOf = <Thing>(things: readonly Thing[], row: number, question: number): Thing =>
  things[numberOf(row, question, things.length)] as Thing;

/** Picks by weight. @param weights in any unit */
export const weightedOf = <Name extends string>(weights: Readonly<Record<Name, number>>, row: number, question: number): Name => {
  const names = Object.keys(weights) as Name[];
  let left = shareOf(row, question) * names.reduce((sum, name) => sum + weights[name], 0);
  for (const name of names) {
    left -= weights[name];
    if (left < 0) return name;
  }
  throw new Error('No weights.');
};
