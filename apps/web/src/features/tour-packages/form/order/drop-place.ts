/** The list with one of its items at another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/**
 * The place that a dragged row takes when it is dropped: behind every other row whose middle is above the
 * pointer.
 * @param middles of all rows, from the top, where they stand while the row is dragged
 */
export const dropPlaceOf = (middles: readonly number[], from: number, pointer: number): number =>
  middles.toSpliced(from, 1).filter((middle) => middle < pointer).length;
