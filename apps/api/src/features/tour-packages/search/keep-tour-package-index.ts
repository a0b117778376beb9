import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../../../dependencies.ts';
import { readAllPackages, readPackages } from './database/indexed-package.repository.ts';
import { keepPlaceNames } from './place-names.ts';
import { createTourPackageIndex, type TourPackageIndex } from './tour-package-index.ts';

/** Changes that wait at most; with more it is faster to read everything anew. */
const MOST_WAITING = 10_000;
/** Changed packages that are read with one query, and how long their changes may take between two turns of the event loop, in ms. */
const BATCH = 500;
const LONGEST_TURN = 8;
/** Until a failed read is tried again, in milliseconds. */
const PAUSE = 1000;

/**
 * Keeps the in-memory index of all packages up to date. It is built once changes are reported (`setWatching`), and again when some may have
 * been missed; until then there is none, and lists query the database. The content of a change is not used: the package is read again,
 * one batch after another, so that the latest state wins.
 */
export const keepTourPackageIndex = ({ database, logger }: Pick<Dependencies, 'database' | 'logger'>) => {
  let index: TourPackageIndex | null = null;
  let isWatching = false;
  /** Each attempt to make it has a number; an older one ends without effect. */
  let attempt = 0;
  let waiting = new Set<string>();
  /** What is being done, and what is done next, which takes all changes that wait by then. */
  let working = Promise.resolve();
  let next: Promise<void> | null = null;

  const apply = async (made: TourPackageIndex): Promise<void> => {
    while (waiting.size > 0) {
      const ids = [...waiting].slice(0, BATCH);
      for (const id of ids) waiting.delete(id);
      const present = new Map((await readPackages(database, ids)).map((tourPackage) => [tourPackage.id, tourPackage]));
      let turn = performance.now();
      for (const id of ids) {
        const tourPackage = present.get(id);
        if (tourPackage) made.put(tourPackage);
        else made.remove(id);
        if (performance.now() - turn < LONGEST_TURN) continue;
        await nextTurn();
        turn = performance.now();
      }
    }
  };
  const make = async (number: number): Promise<void> => {
    const isCurrent = (): boolean => isWatching && attempt === number;
    while (isCurrent()) {
      try {
        waiting = new Set();
        const made = createTourPackageIndex();
        await readAllPackages(database, made.load, () => isCurrent() && waiting.size <= MOST_WAITING);
        if (waiting.size > MOST_WAITING) continue;
        await made.finish();
        do await apply(made);
        while (waiting.size > 0);
        if (!isCurrent()) return;
        index = made;
        logger.info({ packages: made.size() }, 'The catalogue is in memory');
        return;
      } catch (thrown) {
        if (!isCurrent()) return;
        logger.warn({ err: thrown }, 'The catalogue could not be read into memory; trying again');
        await pause(PAUSE, undefined, { ref: false });
      }
    }
  };
  const startOver = (): Promise<void> => {
    index = null;
    attempt += 1;
    return make(attempt);
  };
  const work = async (): Promise<void> => {
    if (!index) return;
    try {
      if (waiting.size > MOST_WAITING) return await startOver();
      await apply(index);
      if (index.upkeep() === 'titles') await index.rebuildTitles();
      else if (index.upkeep() === 'all') await startOver();
    } catch (thrown) {
      logger.warn({ err: thrown }, 'Changes of the catalogue could not be read; reading the whole catalogue');
      await startOver();
    }
  };
  return {
    /** Where packages go, by the lists that were read. */
    names: keepPlaceNames(),
    /** Null while the database has to be asked. */
    current: (): TourPackageIndex | null => index,
    /** Called for packages that any process added, changed or deleted. @returns once the index is updated, or there is none */
    refresh: async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) waiting.add(id);
      if (!index) return;
      // What is being done may be past these changes already, or have read them before they were made.
      next ??= working.then(() => {
        next = null;
        working = work();
        return working;
      });
      await next;
    },
    /** Whether changes of other processes are reported. @returns once there is an index, or none will be built */
    setWatching: async (watches: boolean): Promise<void> => {
      isWatching = watches;
      await startOver();
    },
  };
};

export type TourPackageIndexKeeper = ReturnType<typeof keepTourPackageIndex>;
