import { type MinorUnits, minorUnitsOf, type TourPackageFilter } from '@wayfarer/contracts';
import { askedDaysOf, isEveryDay } from './asked-days.ts';
import { type AskedDepartures, askedDepartureOf, lowestWithin } from './asked-departure.ts';
import { hasEnded, leavesWithin, type Moment } from './entry-departures.ts';
import type { Entry } from './indexed-entry.ts';
import { titleTest } from './translated-titles.ts';
import type { RankOf } from './words/word-index.ts';

/** What decides whether a package is listed; the order and the page of a list do not. */
export type PackageSearch = Omit<TourPackageFilter, 'sort' | 'limit' | 'cursor'> & {
  /** What its `words` find; without it they are not looked for. */
  readonly rankOf?: RankOf;
};
type Test = (one: Entry) => boolean;

const always: Test = () => true;
const never: Test = () => false;

const leavingOn = (search: PackageSearch, moment: Moment): Test => {
  const asked = askedDaysOf(search);
  const open = search.offered === 'now' ? moment : null;
  if (asked.first > asked.last) return never;
  if (isEveryDay(asked) && !open) return always;
  return (one) => leavesWithin(one, asked, open);
};

const rangeTest = (read: (one: Entry) => number, least = 0, most = Number.POSITIVE_INFINITY): Test =>
  least === 0 && most === Number.POSITIVE_INFINITY
    ? always
    : (one) => {
        const value = read(one);
        return value >= least && value <= most;
      };
const inMinorUnits = (rupees: number | undefined): number | undefined =>
  rupees === undefined ? undefined : minorUnitsOf(rupees);
/** What a package costs within the days that a search asks for. */
export const priceIn = (search: PackageSearch, moment: Moment): ((one: Entry) => MinorUnits) => {
  const asked = askedDaysOf(search);
  return (one) => lowestWithin(one, asked, moment);
};
/** Of some packages, what cards show of the asked days; empty without any. */
export const askedDeparturesOf = (entries: readonly Entry[], search: PackageSearch, moment: Moment): AskedDepartures => {
  const asked = askedDaysOf(search);
  if (isEveryDay(asked)) return new Map();
  const most = inMinorUnits(search.maxPrice);
  return new Map(entries.map((one) => [one.id, askedDepartureOf(one, asked, moment, most)]));
};
/** Whether a package costs, within the asked days, what was asked for. */
export const priceTest = (search: PackageSearch, moment: Moment): Test =>
  rangeTest(priceIn(search, moment), inMinorUnits(search.minPrice), inMinorUnits(search.maxPrice));
/** Only what was asked for is looked at. */
const everyOf = (tests: readonly Test[]): Test => {
  const asked = tests.filter((test) => test !== always);
  return asked.length === 0 ? always : (one) => asked.every((test) => test(one));
};

/**
 * A test for each filter whose other values are counted beside a list, and one for all others together. What
 * passes all of them is found. Dates select packages that leave on one of the days that all of them leave.
 */
export const testsOf = (search: PackageSearch, moment: Moment) => {
  const { title, destination, minDays, maxDays, offered, month, toTranslate, rankOf } = search;
  return {
    isAtPlace: destination ? ((({ destination: own }) => own === destination) satisfies Test) : always,
    isAtPrice: priceTest(search, moment),
    isSoLong: rangeTest(({ days }) => days, minDays, maxDays),
    isInMonth: month ? leavingOn(search, moment) : always,
    isOtherwiseFound: everyOf([
      leavingOn({ ...search, month: undefined }, moment),
      offered === 'ended' ? (one) => hasEnded(one, moment) : always,
      title ? titleTest(title, search.language) : always,
      toTranslate ? ({ translatedInto }) => !translatedInto?.includes(toTranslate) : always,
      rankOf ? (one) => rankOf(one) !== undefined : always,
    ]),
  };
};

/** Whether a search finds a package. */
export const matcherOf = (search: PackageSearch, moment: Moment): Test => everyOf(Object.values(testsOf(search, moment)));
