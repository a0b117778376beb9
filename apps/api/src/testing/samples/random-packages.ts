import {
  addDays,
  closesAt,
  departureDaysOf,
  type Schedule,
  type TourPackageFilter,
  tourPackageSortSchema,
  unitPricesOf,
} from '@wayfarer/contracts';
import { foldText } from '../../database/lists/fold-text.ts';
import type { IndexedPackage } from '../../features/tour-packages/search/indexed-package.repository.ts';
import type { SaleMoment } from '../../features/tour-packages/search/sale-moment.ts';

/** Numbers from 0 to below 1, the same ones for a seed. */
export const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const WORDS = [
  'trek',
  'himalaya',
  'by',
  'train',
  'goa',
  'über',
  '🏔',
  'हिमालय',
  '2026',
  'days',
  'tour',
  'a',
  'ｆｕｌｌ',
  'of',
  'spice',
  'coast',
];
const JOINTS = [' ', ' ', ' ', '-', ' (', ', ', ''];

const scheduleFrom = (from: string, below: (highest: number) => number): Schedule => ({
  rules: [{ every: (['day', 'week', 'month'] as const)[below(3)] ?? 'day', interval: 1 + below(3), from }],
  added: below(2) === 0 ? [] : [addDays(from, 3)],
  closed: below(2) === 0 ? [] : [addDays(from, 14)],
  cutOff: { days: below(5) },
});

/** Prices of two seasons and of single departures, cheaper and dearer than `price`. */
const chargesFrom = (from: string, price: number, below: (highest: number) => number): NonNullable<IndexedPackage['charges']> => {
  const second = 20 + below(60);
  return {
    price,
    seasons: [
      { name: 'One', from: addDays(from, -5 + below(10)), to: addDays(from, 8 + below(10)), percent: below(120) - 60 },
      {
        name: 'Other',
        from: addDays(from, second),
        to: addDays(from, second + below(30)),
        prices: { person: 100 * (1 + below(300)) },
      },
    ],
    dayPrices: { [addDays(from, below(60))]: { person: 100 * (1 + below(300)) } },
  };
};

/**
 * Packages, every second with a schedule, with many equal titles, prices and days, so that some are ordered
 * only by id; some charge other prices on other days, and some have full days. Windows begin up to 200 days
 * before `today`.
 */
export const randomPackages = (count: number, today: string, seed = 1): IndexedPackage[] => {
  const random = randomFrom(seed);
  const below = (highest: number): number => Math.floor(random() * highest);
  const oneOf = (texts: readonly string[]): string => texts[below(texts.length)] ?? '';
  const hex = (digits: number): string => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  const places = Array.from({ length: 12 }, () => hex(24));
  return Array.from({ length: count }, () => {
    const availableFrom = addDays(today, below(400) - 200);
    const words = Array.from({ length: 1 + below(4) }, () => `${oneOf(WORDS)}${oneOf(JOINTS)}`);
    const schedule = below(2) === 0 ? { schedule: scheduleFrom(availableFrom, below) } : {};
    const length = below(120);
    // Some days in a row, as a month or as its first or last days.
    const [firstClosed, closed] = [below(length + 1), below(4) === 0 ? below(40) : 0];
    const closedDays = Array.from({ length: closed }, (_, at) => addDays(availableFrom, firstClosed + at));
    const price = 100 * (1 + below(300));
    const charges = below(2) === 0 ? { charges: chargesFrom(availableFrom, price, below) } : {};
    const full = Array.from({ length: below(3) === 0 ? below(30) : 0 }, () => addDays(availableFrom, below(120)));
    return {
      ...schedule,
      ...charges,
      ...(full.length > 0 ? { fullDays: [...new Set(full)] } : {}),
      ...(closed > 0 ? { closedDays } : {}),
      id: hex(24),
      titleKey: foldText(words.join('').trim()),
      destination: oneOf(places),
      price,
      availableFrom,
      availableTo: addDays(availableFrom, length),
      days: 1 + below(20),
      booked: Math.max(0, below(8) - 4),
    };
  });
};

type Days = { all: string[]; open: string[] };
const known = new WeakMap<SaleMoment, WeakMap<IndexedPackage, Days>>();
/** A window without closed days is not counted out: it may go on for centuries. */
const isWholeWindow = ({ schedule, closedDays }: IndexedPackage): boolean => !schedule && !closedDays?.length;
const everyDay: Schedule = { rules: [{ every: 'day', from: '0001-01-01' }], added: [], closed: [] };
/** The departures of another package, and those of them that can be booked. */
const departuresOf = (one: IndexedPackage, sale: SaleMoment): Days => {
  const schedule = one.schedule ?? everyDay;
  const here = known.get(sale) ?? new WeakMap<IndexedPackage, Days>();
  known.set(sale, here);
  const all = () => departureDaysOf(schedule, one).filter((day) => !one.closedDays?.includes(day));
  const isOpen = (day: string): boolean =>
    one.schedule ? closesAt(day, schedule, 'Asia/Kolkata').getTime() > sale.at : day >= sale.firstOpen;
  const days = here.get(one) ?? { all: all(), open: all().filter(isOpen) };
  here.set(one, days);
  return days;
};
const hasEnded = (one: IndexedPackage, sale: SaleMoment): boolean =>
  isWholeWindow(one) ? one.availableTo < sale.firstOpen : departuresOf(one, sale).open.length === 0;

const askedIn = ({ availableFrom, availableTo, month }: TourPackageFilter) => ({
  first: [availableFrom ?? '', month ? `${month}-01` : ''].toSorted().at(-1) ?? '',
  last: [availableTo ?? '9999', month ? `${month}-31` : '9999'].toSorted()[0] ?? '',
});

/** The departures of a package on the asked days that can be booked and have a seat, each with its price. */
export const plainDepartures = (one: IndexedPackage, filter: TourPackageFilter, sale: SaleMoment) => {
  const { first, last } = askedIn(filter);
  const charges = one.charges ?? { price: one.price };
  return departuresOf(one, sale)
    .open.filter((day) => day >= first && day <= last && !one.fullDays?.includes(day))
    .map((day) => ({
      day,
      price: unitPricesOf({ price: charges.price, seasons: charges.seasons ?? [] }, day, charges.dayPrices?.[day]).person ?? 0,
    }));
};

const knownPrices = new WeakMap<SaleMoment, Map<string, WeakMap<IndexedPackage, number>>>();
/** What a list filters and orders packages by, computed naively, once for each range of days. */
export const plainPriceIn = (filter: TourPackageFilter, sale: SaleMoment): ((one: IndexedPackage) => number) => {
  const { first, last } = askedIn(filter);
  if (first === '' && last === '9999') return ({ price }) => price;
  const ofRanges = knownPrices.get(sale) ?? new Map<string, WeakMap<IndexedPackage, number>>();
  knownPrices.set(sale, ofRanges);
  const prices = ofRanges.get(`${first} ${last}`) ?? new WeakMap<IndexedPackage, number>();
  ofRanges.set(`${first} ${last}`, prices);
  return (one) => {
    if (!one.charges) return one.price;
    const known = prices.get(one);
    if (known !== undefined) return known;
    const found = plainDepartures(one, filter, sale).map(({ price }) => price);
    const price = found.length === 0 ? one.price : Math.min(...found);
    prices.set(one, price);
    return price;
  };
};

/** Whether one day at least of a package is asked by all date filters together. */
const isOfferedWithin = (filter: TourPackageFilter, sale: SaleMoment) => {
  const { offered } = filter;
  const { first, last } = askedIn(filter);
  const firstOfWindow = offered === 'now' && sale.firstOpen > first ? sale.firstOpen : first;
  return (one: IndexedPackage): boolean => {
    if (isWholeWindow(one)) return firstOfWindow <= last && one.availableTo >= firstOfWindow && one.availableFrom <= last;
    if (first === '' && last === '9999' && offered !== 'now') return true;
    return departuresOf(one, sale)[offered === 'now' ? 'open' : 'all'].some((day) => day >= first && day <= last);
  };
};

const matches =
  (
    filter: TourPackageFilter,
    sale: SaleMoment,
    isOffered = isOfferedWithin(filter, sale),
    priceOf = plainPriceIn(filter, sale),
  ) =>
  (one: IndexedPackage) =>
    one.titleKey.includes((filter.title ?? '').toLowerCase()) &&
    (filter.destination === undefined || one.destination === filter.destination) &&
    priceOf(one) >= (filter.minPrice ?? 0) * 100 &&
    priceOf(one) <= (filter.maxPrice ?? Number.POSITIVE_INFINITY) * 100 &&
    one.days >= (filter.minDays ?? 0) &&
    one.days <= (filter.maxDays ?? 60) &&
    isOffered(one) &&
    (filter.offered !== 'ended' || hasEnded(one, sale));

const bytes = (text: string): Buffer => Buffer.from(text);
const nextDay = (one: IndexedPackage, sale: SaleMoment): string => {
  if (hasEnded(one, sale)) return 'ended';
  if (isWholeWindow(one)) return [one.availableFrom, sale.firstOpen].toSorted().at(-1) ?? '';
  const { open } = departuresOf(one, sale);
  return open.find((day) => !one.schedule || !one.fullDays?.includes(day)) ?? open[0] ?? '';
};

/** The expected list, computed naively. */
export const plainList = (packages: readonly IndexedPackage[], filter: TourPackageFilter, sale: SaleMoment): IndexedPackage[] => {
  const byId = (one: IndexedPackage, other: IndexedPackage): number => (one.id < other.id ? -1 : 1);
  const priceOf = plainPriceIn(filter, sale);
  const upwards = {
    title: (one: IndexedPackage, other: IndexedPackage) =>
      Buffer.compare(bytes(one.titleKey), bytes(other.titleKey)) || byId(one, other),
    price: (one: IndexedPackage, other: IndexedPackage) => priceOf(one) - priceOf(other) || byId(one, other),
    availableFrom: (one: IndexedPackage, other: IndexedPackage) =>
      Buffer.compare(bytes(one.availableFrom), bytes(other.availableFrom)) || byId(one, other),
    recommended: (one: IndexedPackage, other: IndexedPackage) => other.booked - one.booked || byId(other, one),
    soonest: (one: IndexedPackage, other: IndexedPackage) =>
      Buffer.compare(bytes(nextDay(one, sale)), bytes(nextDay(other, sale))) || byId(one, other),
  };
  const sort = filter.sort ?? 'title';
  const sorted = packages.filter(matches(filter, sale)).toSorted(upwards[sort.replace('-', '') as keyof typeof upwards]);
  return sort.startsWith('-') ? sorted.toReversed() : sorted;
};

/** Every combination of filters with every order. */
export const everyFilter = (packages: readonly IndexedPackage[], today: string): TourPackageFilter[] => {
  const [one] = packages;
  const titles = [undefined, 'A', 're', 'hi', 'y-', ' (t', 'zzqx', 'himalaya', 'k h', '🏔', '02'];
  const others: TourPackageFilter[][] = [
    [{}, { destination: one?.destination }],
    [{}, { minPrice: 50 }, { minPrice: 80, maxPrice: 200 }],
    [
      {},
      { availableFrom: today, availableTo: addDays(today, 20), minDays: 4 },
      { availableTo: addDays(today, -30), minDays: 3, maxDays: 3 },
      { month: addDays(today, 31).slice(0, 7), maxDays: 9 },
    ],
    [{}, { offered: 'now' }, { offered: 'ended' }],
    tourPackageSortSchema.options.map((sort) => ({ sort })),
  ];
  const start: TourPackageFilter[] = titles.map((title) => ({ title }));
  return others.reduce((filters, more) => filters.flatMap((filter) => more.map((extra) => ({ ...filter, ...extra }))), start);
};
