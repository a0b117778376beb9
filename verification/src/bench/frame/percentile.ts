export const inOrder = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other);

/** @param times in order @param share 0.95, say */
export const percentile = (times: readonly number[], share: number): number =>
  times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
