import type { TourPackageFilter } from '@wayfarer/contracts';
import { minorUnitsOf } from '@wayfarer/contracts';
import { foldText } from '../../../database/lists/fold-text.ts';
import { askedWindowOf } from './asked-window.ts';
import { offersOfPlaces, type PlaceOffers } from './offers-of-places.ts';
import { createRowCounts } from './rows/count-rows.ts';
import { keepFoundRows } from './rows/keep-found-rows.ts';
import { createPackageColumns, dayNumberOf, EARLIEST, type IndexedPackage, idPartsOf, LATEST } from './rows/package-columns.ts';
import { type CountsOfSearch, without } from './rows/package-counts.ts';
import { type FoundRows, type PageRequest, type Place, pageOfRows } from './rows/page-of-rows.ts';
import { createRowOrders } from './rows/row-orders.ts';
import { copyOf, keepCommon, keepOverlapping, keepWithin, type RowSet } from './rows/row-set.ts';
import { nearestRows } from './rows/similar-rows.ts';
import { createPackageTitles } from './titles/package-titles.ts';
import { suggestTitles } from './titles/suggest-titles.ts';
import { createTitlePostings } from './titles/title-postings.ts';
import { createTitleSearch } from './titles/title-search.ts';

export type PackageSearch = Pick<
  TourPackageFilter,
  | 'title'
  | 'destination'
  | 'minPrice'
  | 'maxPrice'
  | 'availableFrom'
  | 'availableTo'
  | 'month'
  | 'minDays'
  | 'maxDays'
  | 'offered'
>;
export type FoundPackages = {
  readonly ids: string[];
  readonly places: string[];
  readonly total: number;
  readonly last: Place | null;
};

/** The highest number that columns hold. */
const HIGHEST = 2 ** 31 - 1;
const numberWithin = (number: number): number => Math.min(number, HIGHEST);

/**
 * All packages on offer in memory, some 100 bytes each: which of them a search finds, in which order, and how many there are per place
 * (docs/decisions/0026). What it answers is right for the packages that were put; `keepIndex` follows the database.
 */
export const createTourPackageIndex = () => {
  const columns = createPackageColumns();
  const titles = createPackageTitles();
  const { wordList } = titles;
  const orders = createRowOrders(columns, titles);
  const postings = createTitlePostings(titles);
  const titleSearch = createTitleSearch(titles, postings);
  const rowCounts = createRowCounts(columns, orders);
  const free: number[] = [];
  const kept = keepFoundRows();
  let offers: { today: string; places: ReadonlyMap<string, PlaceOffers> } | null = null;
  const forget = (): void => {
    kept.forget();
    offers = null;
  };

  /** One pass over a column for each filter that is given, and one for all days together. */
  const select = (search: PackageSearch, today: string, memory: RowSet | undefined): RowSet => {
    const { filled, place, price, from, to, days } = columns.columns;
    const { title, destination, minPrice, maxPrice, minDays, maxDays, offered } = search;
    const rows = copyOf(filled, columns.rowCount(), memory);
    if (destination) {
      const number = columns.placeNumberOf(destination);
      if (number === undefined) return rows.fill(0);
      keepWithin(rows, place, number, number);
    }
    if (title) keepCommon(rows, titleSearch.find(foldText(title), columns.rowCount()));
    if (minPrice !== undefined || maxPrice !== undefined)
      keepWithin(rows, price, numberWithin(minorUnitsOf(minPrice ?? 0)), numberWithin(minorUnitsOf(maxPrice ?? HIGHEST)));
    const { first, last, isEmpty } = askedWindowOf(search, today);
    if (isEmpty) return rows.fill(0);
    if (first || last) {
      const [begin, end] = [first ? dayNumberOf(first) : EARLIEST, last ? dayNumberOf(last) : LATEST];
      keepOverlapping(rows, from, to, Math.max(EARLIEST, begin), Math.min(LATEST, end));
    }
    if (minDays !== undefined || maxDays !== undefined) keepWithin(rows, days, minDays ?? 0, maxDays ?? HIGHEST);
    if (offered === 'ended') keepWithin(rows, to, EARLIEST, dayNumberOf(today) - 1);
    return rows;
  };
  const find = (search: PackageSearch, today: string): FoundRows => {
    const { title, destination, minPrice, maxPrice, availableFrom, availableTo, month, minDays, maxDays, offered } = search;
    const chosen = [destination, minPrice, maxPrice, availableFrom, availableTo, month, minDays, maxDays, offered];
    const name = JSON.stringify([today, title, ...chosen]);
    return kept.find(name, (memory) => select(search, today, memory));
  };
  /** One row, none, or several of a package that changed while it was loaded. */
  const rowsOf = (id: string): number[] => {
    const parts = idPartsOf(id);
    const first = orders.id.countBefore((row) => columns.compareWithId(row, parts) < 0);
    const behind = orders.id.countBefore((row) => columns.compareWithId(row, parts) <= 0);
    return [...orders.id.view().subarray(first, behind)];
  };
  const remove = (id: string): void => {
    for (const row of rowsOf(id)) {
      for (const order of orders.all) order.remove(row);
      columns.clear(row);
      free.push(row);
      forget();
    }
  };
  const placeOf = (row: number): string => columns.places[columns.columns.place[row] as number] as string;
  const setRow = (row: number, tourPackage: IndexedPackage): void => {
    columns.set(row, tourPackage);
    titles.set(row, tourPackage.titleKey);
  };
  const isSameButBooked = (row: number, tourPackage: IndexedPackage): boolean =>
    columns.isSameButBooked(row, tourPackage) && titles.titleAt(row) === tourPackage.titleKey;
  /** Thousands of packages are booked more or less often from one day to the next: that moves them in one order of five. */
  const setBooked = (row: number, booked: number): void => {
    if (columns.columns.booked[row] === booked) return;
    orders.booked.remove(row);
    columns.setBooked(row, booked);
    orders.booked.insert(row);
    forget();
  };
  return {
    /** Loads packages in the order of their titles, before any search or update; `finish` follows the last. */
    load: (tourPackage: IndexedPackage): void => setRow(columns.rowCount(), tourPackage),
    finish: async (): Promise<void> => {
      await orders.fill();
      await postings.rebuild(columns.rowCount());
    },
    put: (tourPackage: IndexedPackage): void => {
      const [known, twin] = rowsOf(tourPackage.id);
      if (known !== undefined && twin === undefined && isSameButBooked(known, tourPackage)) {
        setBooked(known, tourPackage.booked);
        return;
      }
      remove(tourPackage.id);
      const row = free.pop() ?? columns.rowCount();
      setRow(row, tourPackage);
      for (const order of orders.all) order.insert(row);
      postings.addChanged(row);
      titleSearch.change(row, tourPackage.titleKey);
      forget();
    },
    remove,
    size: (): number => orders.id.view().length,
    /** Whether enough has changed to rebuild the title lists, or to reload everything. */
    upkeep: (): 'none' | 'titles' | 'all' => {
      if (titles.isWasteful()) return 'all';
      return postings.isOutdated() ? 'titles' : 'none';
    },
    rebuildTitles: (): Promise<void> => postings.rebuild(columns.rowCount()),
    page: (search: PackageSearch, request: PageRequest): FoundPackages => {
      const found = find(search, request.today);
      const { rows, keyOf } = pageOfRows({ columns, titles, orders }, found, request);
      const shown = rows.slice(0, request.limit);
      const last = shown.at(-1);
      const goesOn = rows.length > request.limit && last !== undefined;
      return {
        ids: shown.map(columns.idAt),
        places: [...new Set(shown.map(placeOf))],
        total: found.total,
        last: goesOn ? { key: keyOf(last), id: columns.idAt(last) } : null,
      };
    },
    countPlaces: (search: PackageSearch, today: string): CountsOfSearch['places'] => rowCounts.places(find(search, today).rows),
    countEach: (search: PackageSearch, today: string): CountsOfSearch => ({
      places: rowCounts.places(find(without.place(search), today).rows),
      months: rowCounts.months(find(without.month(search), today).rows, today),
      lengths: rowCounts.lengths(find(without.length(search), today).rows),
      prices: rowCounts.prices(find(without.price(search), today).rows),
    }),
    offersOfPlaces: (today: string): ReadonlyMap<string, PlaceOffers> => {
      if (offers?.today !== today) offers = { today, places: offersOfPlaces(columns, find({ offered: 'now' }, today).rows) };
      return offers.places;
    },
    /** Ids of what can be booked and is like a package: at its place first, then anywhere. */
    similar: (id: string, today: string, most: number): string[] => {
      const [own] = rowsOf(id);
      if (own === undefined) return [];
      const destination = placeOf(own);
      const nearest = (search: PackageSearch): number[] =>
        nearestRows(columns, find({ ...search, offered: 'now' }, today).rows, { row: own, most });
      const here = nearest({ destination });
      const rows = here.length < most ? [...new Set([...here, ...nearest({})])] : here;
      return rows.slice(0, most).map(columns.idAt);
    },
    /** Oldest first. */
    listIds: (without: number, most: number): string[] =>
      Array.from(orders.id.view().subarray(without, without + most), (row) => columns.idAt(row)),
    /** Titles that may have been meant where none is found, and are. */
    suggest: (search: PackageSearch, today: string): string[] => {
      if (!search.title || find(search, today).total > 0) return [];
      const titles = suggestTitles(wordList, postings, foldText(search.title));
      return titles.filter((title) => find({ ...search, title }, today).total > 0);
    },
    count: (search: PackageSearch, today: string): number => find(search, today).total,
  };
};

export type TourPackageIndex = ReturnType<typeof createTourPackageIndex>;
