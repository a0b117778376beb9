import type { TourPackageFilter } from '@wayfarer/contracts';
import { addDays, tourPackageSortSchema } from '@wayfarer/contracts';
import { foldText } from '../../database/lists/fold-text.ts';
import type { IndexedPackage } from '../../features/tour-packages/search/indexed-package.repository.ts';

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

/**
 * Packages with many equal titles, prices and days, so that some are ordered only by id. Windows begin up to
 * 200 days before `today`.
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
    return {
      id: hex(24),
      titleKey: foldText(words.join('').trim()),
      destination: oneOf(places),
      price: 100 * (1 + below(300)),
      availableFrom,
      availableTo: addDays(availableFrom, below(120)),
      days: 1 + below(20),
      booked: Math.max(0, below(8) - 4),
    };
  });
};

/** Whether one day at least of a package's window is asked by all date filters together. */
const isOfferedWithin = ({ availableFrom, availableTo, month, offered }: TourPackageFilter, today: string) => {
  const first = [availableFrom ?? '', month ? `${month}-01` : '', offered === 'now' ? today : ''].toSorted().at(-1) ?? '';
  const last = [availableTo ?? '9999', month ? `${month}-31` : '9999'].toSorted()[0] ?? '';
  return (one: IndexedPackage): boolean => first <= last && one.availableTo >= first && one.availableFrom <= last;
};

const matches = (filter: TourPackageFilter, today: string) => (one: IndexedPackage) =>
  one.titleKey.includes((filter.title ?? '').toLowerCase()) &&
  (filter.destination === undefined || one.destination === filter.destination) &&
  one.price >= (filter.minPrice ?? 0) * 100 &&
  one.price <= (filter.maxPrice ?? Number.POSITIVE_INFINITY) * 100 &&
  isOfferedWithin(filter, today)(one) &&
  one.days >= (filter.minDays ?? 0) &&
  one.days <= (filter.maxDays ?? 60) &&
  (filter.offered !== 'ended' || one.availableTo < today);

const bytes = (text: string): Buffer => Buffer.from(text);
const nextDay = ({ availableFrom, availableTo }: IndexedPackage, today: string): string => {
  if (availableTo < today) return 'ended';
  return availableFrom > today ? availableFrom : today;
};

/** The expected list, computed naively. */
export const plainList = (packages: readonly IndexedPackage[], filter: TourPackageFilter, today: string): IndexedPackage[] => {
  const byId = (one: IndexedPackage, other: IndexedPackage): number => (one.id < other.id ? -1 : 1);
  const upwards = {
    title: (one: IndexedPackage, other: IndexedPackage) =>
      Buffer.compare(bytes(one.titleKey), bytes(other.titleKey)) || byId(one, other),
    price: (one: IndexedPackage, other: IndexedPackage) => one.price - other.price || byId(one, other),
    availableFrom: (one: IndexedPackage, other: IndexedPackage) =>
      Buffer.compare(bytes(one.availableFrom), bytes(other.availableFrom)) || byId(one, other),
    recommended: (one: IndexedPackage, other: IndexedPackage) => other.booked - one.booked || byId(other, one),
    soonest: (one: IndexedPackage, other: IndexedPackage) =>
      Buffer.compare(bytes(nextDay(one, today)), bytes(nextDay(other, today))) || byId(one, other),
  };
  const sort = filter.sort ?? 'title';
  const sorted = packages.filter(matches(filter, today)).toSorted(upwards[sort.replace('-', '') as keyof typeof upwards]);
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
