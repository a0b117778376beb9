import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CalendarDate, MinorUnits } from '@wayfarer/contracts';
import { foldText } from '../../../database/lists/fold-text.ts';
import type { AskedDepartures } from './asked-departure.ts';
import { type CountsOfSearch, countPackages } from './count-packages.ts';
import { departuresBetween } from './departures-between.ts';
import { momentOf } from './entry-departures.ts';
import { createFilling, type Filling } from './filling.ts';
import { askedDeparturesOf, matcherOf, type PackageSearch } from './filter-packages.ts';
import { dayNumberOf, type Entry, entryOf, type Site } from './indexed-entry.ts';
import type { IndexedPackage } from './indexed-package.repository.ts';
import { nearestPackages } from './nearest-packages.ts';
import { type FoundPackages, type PageRequest, pageOfPackages } from './page-of-packages.ts';
import type { SaleMoment } from './sale-moment.ts';
import { sortPackages } from './sorted-packages.ts';
import { createTitleWords } from './title-words.ts';

/**
 * Packages whose departures are worked out in one turn of the event loop: some 50 ms where all leave daily.
 */
const SCHEDULES_A_TURN = 200;

/**
 * What can be booked at a destination: how many packages, from what price, and how many bookings they had of
 * late.
 */
export type PlaceOffers = { readonly packages: number; readonly lowest: MinorUnits; readonly booked: number };

/**
 * All packages on offer in memory, as plain objects in an array for each order: which of them a search finds,
 * in which order, and how many (docs/decisions/0026). What it answers is right for the packages that were
 * put; `keepTourPackageIndex` follows the database.
 */
export const createTourPackageIndex = async (
  packages: readonly IndexedPackage[],
  site: Site,
  { words, leaveOut }: Filling = createFilling(),
) => {
  const read = (tourPackage: IndexedPackage): Entry | undefined => {
    try {
      return entryOf(tourPackage, site);
    } catch (thrown) {
      leaveOut(tourPackage.id, thrown);
      if (tourPackage.slot) words.remove(tourPackage.slot);
    }
  };
  const titleWords = createTitleWords();
  const entries: Entry[] = [];
  for (const tourPackage of packages) {
    const entry = read(tourPackage);
    if (!entry) continue;
    entries.push(entry);
    titleWords.add(entry.titleKey);
    if (entries.length % SCHEDULES_A_TURN === 0) await nextTurn();
  }
  const { sorted, find, replace } = await sortPackages(entries);
  const change = (id: string, next: Entry | undefined): void => {
    const known = find(id);
    replace(known, next);
    if (known && known.slot > 0) words.remove(known.slot);
    if (known?.titleKey === next?.titleKey) return;
    if (next) titleWords.add(next.titleKey);
    if (known) titleWords.remove(known.titleKey);
  };
  /** With what its words find, which is looked up once a search. */
  const prepared = (search: PackageSearch): PackageSearch =>
    search.words ? { ...search, rankOf: words.find(search.words, search.language) } : search;
  const finds = (search: PackageSearch, sale: SaleMoment): boolean => sorted.id.some(matcherOf(prepared(search), momentOf(sale)));
  return {
    words,
    put: (tourPackage: IndexedPackage): void => change(tourPackage.id, read(tourPackage)),
    remove: (id: string): void => change(id, undefined),
    size: (): number => sorted.id.length,
    /** Of packages whose prices depend on the day. */
    idsWithDayPrices: (): string[] => sorted.id.filter((one) => one.hasDayPrices).map(({ id }) => id),
    /** Oldest first. */
    listIds: (without: number, most: number): string[] => sorted.id.slice(without, without + most).map(({ id }) => id),
    page: (search: PackageSearch, request: PageRequest): FoundPackages => pageOfPackages(sorted, prepared(search), request),
    countEach: (search: PackageSearch, sale: SaleMoment): CountsOfSearch => countPackages(sorted.id, prepared(search), sale),
    /** By destination; those where nothing can be booked are not in it. */
    offersOfPlaces: (sale: SaleMoment): ReadonlyMap<string, PlaceOffers> => {
      const offers = new Map<string, { packages: number; lowest: MinorUnits; booked: number }>();
      const canBeBooked = matcherOf({ offered: 'now' }, momentOf(sale));
      for (const one of sorted.id) {
        if (!canBeBooked(one)) continue;
        const here = offers.get(one.destination) ?? { packages: 0, lowest: one.price, booked: 0 };
        if (here.packages === 0) offers.set(one.destination, here);
        here.packages += 1;
        here.lowest = Math.min(here.lowest, one.price);
        here.booked += one.booked;
      }
      return offers;
    },
    /** Of all packages, or of one. */
    departuresBetween: (first: CalendarDate, last: CalendarDate, most: number, only?: string) => {
      const entries = only === undefined ? sorted.id : [find(only)].filter((one) => one !== undefined);
      return departuresBetween(entries, { first: dayNumberOf(first), last: dayNumberOf(last) }, most);
    },
    /** Ids of what can be booked and is like a package: at its place first, then anywhere. */
    similar: (id: string, sale: SaleMoment, most: number, days: PackageSearch = {}): string[] => {
      const own = find(id);
      const isWanted = matcherOf({ ...days, offered: 'now' }, momentOf(sale));
      return own ? nearestPackages(sorted.id, { own, most, isWanted }) : [];
    },
    /** Of some packages, what a search by days shows; empty without asked days. */
    askedDepartures: (ids: readonly string[], search: PackageSearch, sale: SaleMoment): AskedDepartures =>
      askedDeparturesOf(
        ids.map(find).filter((one) => one !== undefined),
        search,
        momentOf(sale),
      ),
    /** Titles that may have been meant where none is found, and are. */
    suggest: ({ title, ...search }: PackageSearch, sale: SaleMoment): string[] => {
      const isFound = (text: string): boolean => finds({ ...search, title: text }, sale);
      return !title || isFound(title) ? [] : titleWords.suggest(foldText(title)).filter(isFound);
    },
    /** The words of a title that are not in titles, but find something in other texts. */
    suggestWords: ({ title, words: asked, ...others }: PackageSearch, sale: SaleMoment): string[] =>
      title && !asked && finds({ ...others, words: title }, sale) ? [title] : [],
    /** Words that find something and may have been meant by misspelt ones, or by a title. */
    guessWords: ({ title, words: asked, ...others }: PackageSearch, sale: SaleMoment): string[] => {
      const search = asked ? { ...others, title } : others;
      return words.guess(asked || title || '', others.language).filter((guess) => finds({ ...search, words: guess }, sale));
    },
  };
};

export type TourPackageIndex = Awaited<ReturnType<typeof createTourPackageIndex>>;
