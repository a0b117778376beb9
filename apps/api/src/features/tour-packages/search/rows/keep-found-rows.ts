import type { FoundRows } from './page-of-rows.ts';
import { countRows, type RowSet } from './row-set.ts';

const MOST_KEPT = 16;

/**
 * Keeps the rows of searches until the next change: a list, its next page and its counts ask for the same. The memory of a set that is no longer
 * kept is used again, because a new one for each search has V8 collect its whole heap every eighty searches of a million packages. So what is found
 * is read before the next search, and never held.
 */
export const keepFoundRows = () => {
  const kept = new Map<string, FoundRows>();
  const unused: RowSet[] = [];
  const drop = (name: string, { rows }: FoundRows): void => {
    kept.delete(name);
    unused.push(rows);
  };
  return {
    /** @param select makes the set, in memory that is there or in its own */
    find: (name: string, select: (memory: RowSet | undefined) => RowSet): FoundRows => {
      const known = kept.get(name);
      if (known) return known;
      const [oldest] = kept;
      if (oldest && kept.size >= MOST_KEPT) drop(...oldest);
      const rows = select(unused.pop());
      const found = { rows, total: countRows(rows) };
      kept.set(name, found);
      return found;
    },
    forget: (): void => {
      for (const [name, found] of kept) drop(name, found);
    },
  };
};
