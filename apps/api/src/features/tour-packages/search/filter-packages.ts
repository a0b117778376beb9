import { minorUnitsOf, type TourPackageFilter } from '@wayfarer/contracts';
import { foldText } from '../../../database/lists/fold-text.ts';
import { askedDaysOf } from './asked-days.ts';
import { hasEnded, leavesWithin, type Moment } from './entry-departures.ts';
import type { Entry } from './indexed-entry.ts';
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
  if (asked.first === 0 && asked.last === Number.POSITIVE_INFINITY && !open) return always;
  return (one) => leavesWithin(one, asked, open);
};

const textTest = (title: string): Test => {
  const text = foldText(title);
  return ({ titleKey }) => titleKey.includes(text);
};
const rangeTest = (field: 'price' | 'days', least = 0, most = Number.POSITIVE_INFINITY): Test =>
  least === 0 && most === Number.POSITIVE_INFINITY ? always : (one) => one[field] >= least && one[field] <= most;
const inMinorUnits = (rupees: number | undefined): number | undefined =>
  rupees === undefined ? undefined : minorUnitsOf(rupees);
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
  const { title, destination, minPrice, maxPrice, minDays, maxDays, offered, month, rankOf } = search;
  return {
    isAtPlace: destination ? ((({ destination: own }) => own === destination) satisfies Test) : always,
    isAtPrice: rangeTest('price', inMinorUnits(minPrice), inMinorUnits(maxPrice)),
    isSoLong: rangeTest('days', minDays, maxDays),
    isInMonth: month ? leavingOn(search, moment) : always,
    isOtherwiseFound: everyOf([
      leavingOn({ ...search, month: undefined }, moment),
      offered === 'ended' ? (one) => hasEnded(one, moment) : always,
      title ? textTest(title) : always,
      rankOf ? (one) => rankOf(one) !== undefined : always,
    ]),
  };
};

/** Whether a search finds a package. */
export const matcherOf = (search: PackageSearch, moment: Moment): Test => everyOf(Object.values(testsOf(search, moment)));
