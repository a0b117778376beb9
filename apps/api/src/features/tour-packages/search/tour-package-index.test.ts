import { addDays, MAX_PAGE_SIZE, type TourPackageFilter, tourPackageSortSchema } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import {
  everyFilter,
  plainDepartures,
  plainList,
  plainPriceIn,
  randomFrom,
  randomPackages,
} from '../../../testing/samples/random-packages.ts';
import type { IndexedPackage } from './indexed-package.repository.ts';
import type { Place } from './page-of-packages.ts';
import { type SaleMoment, saleMomentOf } from './sale-moment.ts';
import { createTourPackageIndex, type TourPackageIndex } from './tour-package-index.ts';

const TODAY = '2026-11-22';
const SITE = { SITE_TIME_ZONE: 'Asia/Kolkata' };
/** Noon of a day on the site's clock. */
const saleOn = (day: string): SaleMoment =>
  saleMomentOf({ config: SITE, clock: () => new Date(`${day}T06:30:00Z`), cutOffDays: 0 });
const SALE = saleOn(TODAY);

/** All ids of a list, page by page. */
const idsOf = (index: TourPackageIndex, filter: TourPackageFilter, limit: number, sale = SALE): string[] => {
  const ids: string[] = [];
  let after: Place | null = null;
  do {
    const page = index.page(filter, { sort: filter.sort ?? 'title', sale, after, limit });
    ids.push(...page.ids);
    after = page.last;
  } while (after);
  return ids;
};
const idsIn = (packages: readonly IndexedPackage[]): string[] => packages.map(({ id }) => id);

const expectSameAsPlain = (
  index: TourPackageIndex,
  packages: readonly IndexedPackage[],
  filters: readonly TourPackageFilter[],
): void => {
  for (const filter of filters) {
    const expected = plainList(packages, filter, SALE);
    expect(idsOf(index, filter, MAX_PAGE_SIZE), JSON.stringify(filter)).toEqual(idsIn(expected));
    expect(index.countEach(filter, SALE).total, JSON.stringify(filter)).toBe(expected.length);
  }
};

test('every combination of filters and orders lists what a plain filter and sort of all packages does, to the last page', async () => {
  const packages = randomPackages(2000, TODAY);
  expectSameAsPlain(await createTourPackageIndex(packages, SITE), packages, everyFilter(packages, TODAY));
});

test('more packages than are sorted in one turn of the event loop are in each order', async () => {
  const packages = randomPackages(25_000, TODAY, 14);
  const index = await createTourPackageIndex(packages, SITE);
  for (const sort of tourPackageSortSchema.options) {
    const { ids } = index.page({}, { sort, sale: SALE, after: null, limit: packages.length });
    expect(ids, sort).toEqual(idsIn(plainList(packages, { sort }, SALE)));
  }
});

test('of each package that a search by days finds it names the first departure on these days, how many more there are, and the cheapest', async () => {
  const packages = randomPackages(1500, TODAY, 15);
  const byId = new Map(packages.map((one) => [one.id, one]));
  const index = await createTourPackageIndex(packages, SITE);
  const days = { availableFrom: addDays(TODAY, 3), availableTo: addDays(TODAY, 24), offered: 'now' } as const;
  const kinds = { cheaper: 0, full: 0 };
  for (const filter of [
    days,
    { month: addDays(TODAY, 40).slice(0, 7) },
    { ...days, availableTo: undefined },
    { ...days, maxPrice: 90 },
  ]) {
    const { ids, asked } = index.page(filter, { sort: 'price', sale: SALE, after: null, limit: packages.length });
    expect(ids.length).toBeGreaterThan(50);
    for (const id of ids) {
      const one = byId.get(id) ?? expect.unreachable();
      const most = 'maxPrice' in filter ? filter.maxPrice * 100 : Number.POSITIVE_INFINITY;
      const fitting = plainDepartures(one, filter, SALE).filter(({ price }) => price <= most);
      const [first] = fitting;
      const lowest = fitting.find(({ price }) => price === Math.min(...fitting.map((fits) => fits.price)));
      const isCheaper = lowest !== undefined && first !== undefined && lowest.price < first.price;
      expect(asked.get(id), id).toEqual(
        first ? { ...first, others: fitting.length - 1, ...(isCheaper ? { lowest } : {}) } : null,
      );
      kinds.cheaper += Number(isCheaper);
      kinds.full += Number(!first);
    }
  }
  expect([kinds.cheaper > 50, kinds.full > 5]).toEqual([true, true]);
});

test('pages of one, of seven and of a hundred hold the same list', async () => {
  const packages = randomPackages(700, TODAY, 2);
  const index = await createTourPackageIndex(packages, SITE);
  for (const sort of ['title', 'price', '-price', 'soonest', 'recommended'] as const)
    for (const filter of [{ sort }, { sort, title: 'tre' }, { sort, availableFrom: TODAY, availableTo: addDays(TODAY, 25) }])
      for (const limit of [1, 7, 100]) expect(idsOf(index, filter, limit)).toEqual(idsIn(plainList(packages, filter, SALE)));
});

test('the list stays right through thousands of additions, edits and withdrawals', async () => {
  const packages = new Map(randomPackages(800, TODAY, 3).map((one) => [one.id, one]));
  const index = await createTourPackageIndex([...packages.values()], SITE);
  const random = randomFrom(4);
  const others = randomPackages(2500, TODAY, 5);
  const check = (): void => {
    const present = [...packages.values()];
    const filters = everyFilter(present, TODAY).filter((_, number) => number % 17 === 0);
    expectSameAsPlain(index, present, filters);
  };
  for (const other of others) {
    const ids = [...packages.keys()];
    const id = ids[Math.floor(random() * ids.length)] ?? '';
    const kind = random();
    if (kind < 0.4) {
      index.put(other);
      packages.set(other.id, other);
    } else if (kind < 0.8) {
      index.put({ ...other, id });
      packages.set(id, { ...other, id });
    } else {
      index.remove(id);
      packages.delete(id);
    }
  }
  check();
});

test('packages of every year of the calendar, at hundreds of places and at any price are listed as all others', async () => {
  const days = ['0001-01-01', '1999-12-31', '2000-01-01', '2026-11-01', '2176-02-29', '2180-01-01', '9998-12-31'];
  const packages = randomPackages(700, TODAY, 11).map((random, number): IndexedPackage => {
    const { charges: _, fullDays: __, ...one } = random;
    const [first = 0, last = 0] = [number % days.length, (number * 3) % days.length].toSorted((a, b) => a - b);
    const destination = number.toString(16).padStart(24, '0');
    const window = { availableFrom: days[first] ?? '', availableTo: days[last] ?? '' };
    return { ...one, ...window, schedule: null, closedDays: [], destination, price: one.price * 30_000, booked: number * 200 };
  });
  const windows: TourPackageFilter[] = days.flatMap((day) => [
    { availableFrom: day, sort: 'availableFrom' },
    { availableTo: day, sort: '-availableFrom' },
    { month: day.slice(0, 7), sort: 'soonest' },
  ]);
  const places = packages.slice(0, 300).map(({ destination }) => ({ destination }));
  const others: TourPackageFilter[] = [{ sort: 'price', minPrice: 50_000_00 }, { sort: 'recommended' }];
  expectSameAsPlain(await createTourPackageIndex(packages, SITE), packages, [...windows, ...places, ...others]);
});

test('thousands of packages that are booked more or less often move in the order by bookings', async () => {
  const packages = randomPackages(6000, TODAY, 8);
  const index = await createTourPackageIndex(packages, SITE);
  const booked = packages.map((one, number) => ({ ...one, booked: (number * 7) % 500 }));
  for (const one of booked) index.put(one);
  expectSameAsPlain(index, booked, [
    { sort: 'recommended' },
    { sort: 'price', minPrice: 20 },
    { title: 'trek', sort: 'recommended' },
  ]);
});

test('titles are offered in place of a misspelt one, and none in place of a text of many words that no title has', async () => {
  const [one] = randomPackages(1, TODAY, 9) as [IndexedPackage];
  const index = await createTourPackageIndex([{ ...one, titleKey: 'himalaya sunrise camp morning' }], SITE);
  expect(index.suggest({ title: 'hymalaya sunrize kamp morning' }, SALE)).toEqual(['himalaya sunrise camp morning']);
  expect(index.suggest({ title: 'hymalaya sunrize kamp mornyng' }, SALE)).toEqual([]);
  index.put({ ...one, titleKey: 'anapurna' });
  expect(index.suggest({ title: 'hymalaya' }, SALE)).toEqual([]);
  expect(index.suggest({ title: 'annapurna' }, SALE)).toEqual(['anapurna']);
});

test('paging by soonest over midnight misses nothing', async () => {
  const packages = randomPackages(600, TODAY, 7);
  const index = await createTourPackageIndex(packages, SITE);
  const first = index.page({}, { sort: 'soonest', sale: SALE, after: null, limit: 30 });
  const ids = [...first.ids];
  let after = first.last;
  while (after) {
    const page = index.page({}, { sort: 'soonest', sale: saleOn(addDays(TODAY, 1)), after, limit: 30 });
    ids.push(...page.ids);
    after = page.last;
  }
  expect(new Set(ids).size).toBe(packages.length);
});

test('counts at each place, in each month and of each length are what a click finds, and prices reach from the lowest to the highest', async () => {
  const packages = randomPackages(2000, TODAY, 18);
  const index = await createTourPackageIndex(packages, SITE);
  const one = packages[0]?.destination;
  const chosen = { destination: one, month: TODAY.slice(0, 7), minDays: 2, maxDays: 12, maxPrice: 250 };
  const filters: TourPackageFilter[] = [
    {},
    chosen,
    { ...chosen, title: 'tr', offered: 'now' },
    { offered: 'ended', month: '2026-11' },
  ];
  for (const filter of filters) {
    const { places, months, lengths, prices } = index.countEach(filter, SALE);
    const found = (click: TourPackageFilter): number => plainList(packages, { ...filter, ...click }, SALE).length;
    for (const { destination, count } of places) expect(found({ destination })).toBe(count);
    for (const { month, count } of months) expect(found({ month }), month).toBe(count);
    for (const { days, count } of lengths) expect(found({ minDays: days, maxDays: days })).toBe(count);
    const atAnyPrice = plainList(packages, { ...filter, minPrice: undefined, maxPrice: undefined }, SALE).map(
      plainPriceIn(filter, SALE),
    );
    expect(prices).toEqual({ lowest: Math.min(...atAnyPrice), highest: Math.max(...atAnyPrice) });
    expect(index.countEach(filter, SALE).total).toBe(found({}));
    const sum = (counts: readonly { count: number }[]): number => counts.reduce((total, { count }) => total + count, 0);
    expect(sum(places)).toBe(found({ destination: undefined }));
    expect(sum(lengths)).toBe(found({ minDays: undefined, maxDays: undefined }));
  }
  expect(index.countEach({}, SALE).months[0]?.month).toBe('2026-11');
  expect(index.countEach({ title: 'zzqx' }, SALE)).toEqual({ total: 0, places: [], months: [], lengths: [], prices: null });
});

test('what is offered at each place is what a plain list of it holds, and follows each change', async () => {
  const packages = randomPackages(900, TODAY, 9);
  const index = await createTourPackageIndex(packages, SITE);
  const check = (present: readonly IndexedPackage[]): void => {
    const offers = index.offersOfPlaces(SALE);
    for (const destination of new Set(present.map((one) => one.destination))) {
      const here = plainList(present, { destination, offered: 'now' }, SALE);
      const booked = here.reduce((sum, one) => sum + one.booked, 0);
      const lowest = Math.min(...here.map(({ price }) => price));
      expect(offers.get(destination)).toEqual(here.length === 0 ? undefined : { packages: here.length, lowest, booked });
    }
  };
  check(packages);
  const [first, ...others] = packages as [IndexedPackage, ...IndexedPackage[]];
  const cheaper = { ...first, price: 1, booked: 7, availableTo: addDays(TODAY, 9) };
  index.put(cheaper);
  check([cheaper, ...others]);
});

test('similar packages are at the same place and nearest in price and days, then elsewhere; none has ended', async () => {
  const packages = randomPackages(700, TODAY, 10);
  const index = await createTourPackageIndex(packages, SITE);
  const ratio = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);
  for (const own of packages.slice(0, 40)) {
    const open = plainList(packages, { offered: 'now' }, SALE).filter(({ id }) => id !== own.id);
    const unlike = (one: IndexedPackage): number => ratio(one.price, own.price) * ratio(one.days, own.days);
    const nearest = open.toSorted((one, other) => unlike(one) - unlike(other) || (one.id < other.id ? -1 : 1));
    const here = nearest.filter(({ destination }) => destination === own.destination);
    expect(index.similar(own.id, SALE, 9)).toEqual(idsIn(here.slice(0, 9)));
    const most = here.length + 5;
    const all = [...here, ...nearest.slice(0, most).filter(({ destination }) => destination !== own.destination)];
    expect(index.similar(own.id, SALE, most)).toEqual(idsIn(all.slice(0, most)));
  }
  expect(index.similar('0'.repeat(24), SALE, 3)).toEqual([]);
});
