/** The middle one; of an even number the lower of the two in the middle, so that it is one that was measured. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
