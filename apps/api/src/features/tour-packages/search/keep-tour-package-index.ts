import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import { languagesOffered } from '../../../translations/translated-language.ts';
import { readSaleTerms } from '../sale-terms.ts';
import { createFilling, type Filling } from './filling.ts';
import { INDEX_COMMENT } from './index-comment.ts';
import { readAllPackages, readPackages } from './indexed-package.repository.ts';
import { readAllPlaces, readPlaces } from './place-texts.repository.ts';
import { createTourPackageIndex, type TourPackageIndex } from './tour-package-index.ts';

/** Changed packages that are read with one query and put in one turn of the event loop. */
const BATCH = 100;
/** Until a failed read is tried again, in milliseconds. */
const PAUSE_MS = 1000;

/** Takes some out of a set. */
const takeFrom = (ids: Set<string>): string[] => {
  const taken = [...ids].slice(0, BATCH);
  for (const id of taken) ids.delete(id);
  return taken;
};

/**
 * Keeps the in-memory index of all packages up to date. It is filled once changes are reported, and again
 * when some may have been missed; until then nobody gets it, and who asks waits. The content of a change is
 * not used: the package is read again, one batch after another, so that the latest state wins.
 */
export const keepTourPackageIndex = (needs: Pick<Dependencies, 'database' | 'logger' | 'config' | 'clock'>) => {
  const { database, logger, config } = needs;
  /** The day as of which it knows what is charged: the next day that can be booked may cost another price. */
  let pricedOn = todayOf(needs);
  /** What changes go to. */
  let index: TourPackageIndex | null = null;
  /** What answers wait for: the index once it has every change that was reported while it was read. */
  let filled = Promise.withResolvers<TourPackageIndex>();
  let isReady = false;
  let filling = new AbortController();
  const changed = new Set<string>();
  const changedPlaces = new Set<string>();
  let applied = Promise.resolve();

  const leaveOut: Filling['leaveOut'] = (id, thrown) =>
    logger.error({ err: thrown, package: id }, 'A package is in no list, because it cannot be read: edit or withdraw it');
  const apply = async (): Promise<void> => {
    // One that is filled meanwhile gets what is read after that.
    const own = index;
    while (own && own === index && changed.size + changedPlaces.size > 0) {
      const places = takeFrom(changedPlaces);
      if (places.length > 0) await readPlaces(database, places, own.words);
      const ids = takeFrom(changed);
      if (ids.length === 0) continue;
      const read = await readPackages(database, ids, { words: own.words, leaveOut }, await readSaleTerms(needs, INDEX_COMMENT));
      const present = new Map(read.map((tourPackage) => [tourPackage.id, tourPackage]));
      for (const id of ids) {
        const tourPackage = present.get(id);
        if (tourPackage) own.put(tourPackage);
        else own.remove(id);
      }
    }
  };
  /**
   * Called for packages and places that any process added, changed or deleted.
   * @returns once the index, if there is one, has their state
   */
  const refresh = (ids: readonly string[], places: readonly string[] = []): Promise<void> => {
    for (const id of ids) changed.add(id);
    for (const id of places) changedPlaces.add(id);
    // What is being done may have read these packages before they changed.
    applied = applied.then(apply).catch((thrown: unknown) => {
      if (!index) return;
      logger.warn({ err: thrown }, 'Changes of the catalogue could not be read; reading the whole catalogue');
      void fill();
    });
    return applied;
  };
  /** From here on changes may be missed: nobody gets the index until it was filled again. */
  const empty = (): void => {
    filling.abort();
    index = null;
    if (isReady) filled = Promise.withResolvers();
    isReady = false;
  };
  /**
   * Reads the whole catalogue, once changes are reported. @returns when it is filled, or was emptied
   * meanwhile
   */
  const fill = async (): Promise<void> => {
    empty();
    filling = new AbortController();
    const { signal } = filling;
    changed.clear();
    changedPlaces.clear();
    while (!signal.aborted) {
      try {
        const filling = createFilling(leaveOut, languagesOffered(config));
        await readAllPlaces(database, signal, filling.words);
        const packages = await readAllPackages(database, signal, filling, await readSaleTerms(needs, INDEX_COMMENT));
        const made = await createTourPackageIndex(packages, config, filling);
        if (signal.aborted) return;
        index = made;
        await refresh([]);
        if (signal.aborted) return;
        isReady = true;
        filled.resolve(made);
        logger.info({ packages: made.size() }, 'The catalogue is in memory');
        return;
      } catch (thrown) {
        if (signal.aborted) return;
        logger.warn({ err: thrown }, 'The catalogue could not be read into memory; trying again');
        await pause(PAUSE_MS, undefined, { ref: false });
      }
    }
  };
  /** Called where other days can be booked, though no package has changed. */
  const priceAgain = (): void => {
    if (index) void refresh(index.idsWithDayPrices());
  };
  return {
    /** @returns the index once it is filled */
    current: (): Promise<TourPackageIndex> => {
      const today = todayOf(needs);
      if (index && today !== pricedOn) {
        pricedOn = today;
        priceAgain();
      }
      return filled.promise;
    },
    priceAgain,
    isReady: (): boolean => isReady,
    refresh,
    fill,
    empty,
  };
};

export type TourPackageIndexKeeper = ReturnType<typeof keepTourPackageIndex>;
