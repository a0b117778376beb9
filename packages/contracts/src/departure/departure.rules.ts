/** What a traveller can do with a departure. */
export const departureStates = ['open', 'few', 'sold-out', 'closed', 'cancelled'] as const;
export type DepartureState = (typeof departureStates)[number];

/**
 * From so many seats left on, of a capacity, a departure has few: a quarter, but at least 2 and at most 10.
 */
export const fewSeatsOf = (capacity: number): number => Math.max(2, Math.min(10, Math.floor(capacity / 4)));

/**
 * @param left null where seats are not counted
 * @param isOver closed by the agency, or its cut-off has passed: then it does not matter what is left
 */
export const departureStateOf = (left: number | null, capacity: number | null, isOver: boolean): DepartureState => {
  if (isOver) return 'closed';
  if (left === null || capacity === null) return 'open';
  if (left === 0) return 'sold-out';
  return left <= fewSeatsOf(capacity) ? 'few' : 'open';
};
