import { type CalendarDate, minorUnitsOf, type TourPackageFilter } from '@wayfarer/contracts';
import { foldText } from '../../../database/lists/fold-text.ts';
import { askedWindowOf } from './asked-window.ts';
import { dayNumberOf, type Entry } from './indexed-entry.ts';
import type { RankOf } from './words/word-index.ts';

/** What decides whether a package is listed; the order and the page of a list do not. */
export type PackageSearch = Omit<TourPackageFilter, 'sort' | 'limit' | 'cursor'> & {
  /** What its `words` find; without it they are not looked for. */
  readonly rankOf?: RankOf;
};
type Test = (one: Entry) => boolean;

const always: Test = () => true;
const never: Test = () => false;

const overlapping = (search: PackageSearch, today: CalendarDate): Test => {
  const { first, last, isEmpty } = askedWindowOf(search, today);
  if (isEmpty) return never;
  if (first === undefined && last === undefined) return always;
  const begin = first === undefined ? 0 : dayNumberOf(first);
  const end = last === undefined ? Number.POSITIVE_INFINITY : dayNumberOf(last);
  return ({ firstDay, lastDay }) => lastDay >= begin && firstDay <= end;
};

const textTest = (title: string): Test => {
  const text = foldText(title);
  return ({ titleKey }) => titleKey.includes(text);
};
const rangeTest = (field: 'price' | 'days', least = 0, most = Number.POSITIVE_INFINITY): Test =>
  least === 0 && most === Number.POSITIVE_INFINITY ? always : (one) => one[field] >= least && one[field] <= most;
const inMinorUnits = (rupees: number | undefined): number | undefined =>
  rupees === undefined ? undefined : minorUnitsOf(rupees);
const endedTest = (today: CalendarDate): Test => {
  const now = dayNumberOf(today);
  return ({ lastDay }) => lastDay < now;
};

/** Only what was asked for is looked at. */
const everyOf = (tests: readonly Test[]): Test => {
  const asked = tests.filter((test) => test !== always);
  return asked.length === 0 ? always : (one) => asked.every((test) => test(one));
};

/**
 * A test for each filter whose other values are counted beside a list, and one for all others together. What
 * passes all of them is found. Dates select packages whose window overlaps what all of them leave.
 */
export const testsOf = (search: PackageSearch, today: CalendarDate) => {
  const { title, destination, minPrice, maxPrice, minDays, maxDays, offered, month, rankOf } = search;
  return {
    isAtPlace: destination ? ((({ destination: own }) => own === destination) satisfies Test) : always,
    isAtPrice: rangeTest('price', inMinorUnits(minPrice), inMinorUnits(maxPrice)),
    isSoLong: rangeTest('days', minDays, maxDays),
    isInMonth: month ? overlapping(search, today) : always,
    isOtherwiseFound: everyOf([
      overlapping({ ...search, month: undefined }, today),
      offered === 'ended' ? endedTest(today) : always,
      title ? textTest(title) : always,
      rankOf ? (one) => rankOf(one) !== undefined : always,
    ]),
  };
};

/** Whether a search finds a package. */
export const matcherOf = (search: PackageSearch, today: CalendarDate): Test => everyOf(Object.values(testsOf(search, today)));
