/**
 * The one item of a list, or the one that matches; what a test takes from a list whose order is not its
 * subject.
 *
 * @throws where there is none, or more than one, and says which there are
 */
export const only = <Item>(
  list: readonly Item[],
  matches: (item: Item) => boolean = () => true,
  nameOf: (item: Item) => string = (item) => JSON.stringify(item),
): Item => {
  const found = list.filter(matches);
  const [item] = found;
  if (found.length === 1) return item as Item;
  throw new Error(`Instead of one item there are ${found.length}, of these: ${list.map(nameOf).join(', ')}`);
};
