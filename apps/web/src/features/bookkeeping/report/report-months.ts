import { MAX_REPORT_MONTHS, monthAfter, monthOf, monthsBetween } from '@wayfarer/contracts';
import { formatMonth, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { isMonth } from '../../../shared/format/month.ts';
import type { SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import type { Months } from './report-queries.ts';

/** Months before this one that a report may begin in. */
const MONTHS_BACK = 72;

const optionsOf = (months: readonly string[]): SelectOption[] =>
  months.map((month) => ({ value: month, label: formatMonth(month) }));

/** The months of an address, or this year's until now: what is no month, or too many, is not shown. */
export const monthsOf = (from: string, to: string, today = todayOnSite()): Months => {
  const now = monthOf(today);
  if (!isMonth(from)) return { from: `${now.slice(0, 4)}-01`, to: now };
  const last = monthAfter(from, MAX_REPORT_MONTHS - 1);
  const asked = isMonth(to) && to >= from ? to : from;
  return { from, to: [asked, last].toSorted()[0] ?? from };
};

/** Months to begin in, the latest first, that of the address among them. */
export const firstMonthOptions = (from: string, today = todayOnSite()): SelectOption[] => {
  const now = monthOf(today);
  const months = monthsBetween(monthAfter(now, -MONTHS_BACK), now).toReversed();
  return optionsOf(months.includes(from) ? months : [from, ...months]);
};

/** Months to end in. */
export const lastMonthOptions = (from: string): SelectOption[] =>
  optionsOf(monthsBetween(from, monthAfter(from, MAX_REPORT_MONTHS - 1)));
