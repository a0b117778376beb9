import type { CalendarDate } from '../values/calendar-date.ts';
import { DAY_MS, dayCountOf } from '../values/day-count.ts';

/** As RFC 5545 names them. A week begins on Monday. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * The rule of a schedule; its fields mean what FREQ, INTERVAL, BYDAY, BYMONTHDAY and BYMONTH do in RFC 5545.
 */
export type ScheduleRule = {
  readonly every: 'day' | 'week' | 'month' | 'year';
  /** Every so many days, weeks, months or years, counted from those of `from`; 1 without it. */
  readonly interval?: number | undefined;
  /** Without it the weekday of `from`, in a rule of weeks. */
  readonly on?: readonly Weekday[] | undefined;
  /** Which of these weekdays of its month; -1 for the last. */
  readonly nth?: number | undefined;
  /** Days of the month, -1 for the last. A month without such a day has none. */
  readonly dates?: readonly number[] | undefined;
  readonly months?: readonly number[] | undefined;
  readonly from: CalendarDate;
  readonly until?: CalendarDate | undefined;
};

const weekdayNumbers: Readonly<Record<Weekday, number>> = { MO: 0, TU: 1, WE: 2, TH: 3, FR: 4, SA: 5, SU: 6 };
/** 0 for Monday. 1 January 1970 was a Thursday. */
const weekdayOf = (count: number): number => (((count + 3) % 7) + 7) % 7;
const weekOf = (count: number): number => Math.floor((count + 3) / 7);

type Day = {
  readonly count: number;
  readonly year: number;
  readonly month: number;
  readonly date: number;
  readonly last: number;
};
const dayAt = (count: number): Day => {
  const instant = new Date(count * DAY_MS);
  const [year, month] = [instant.getUTCFullYear(), instant.getUTCMonth()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return { count, year, month: month + 1, date: instant.getUTCDate(), last };
};

/** Whether a day of the right month is one of the rule's. */
const isOfMonth = ({ on, nth, dates }: ScheduleRule, from: Day): ((day: Day) => boolean) => {
  if (on) {
    const wanted = new Set(on.map((name) => weekdayNumbers[name]));
    return ({ count, date, last }) =>
      wanted.has(weekdayOf(count)) && (nth === undefined || (nth === -1 ? date + 7 > last : Math.ceil(date / 7) === nth));
  }
  const wanted = new Set(dates ?? [from.date]);
  return ({ date, last }) => wanted.has(date) || (date === last && wanted.has(-1));
};

/**
 * The days of a rule, however many: asked by a calendar day, or by the count of days since 1970. No zone and
 * no change of the clock matters to it.
 */
export const daysOfRule = (rule: ScheduleRule): { has: (day: CalendarDate) => boolean; hasCount: (count: number) => boolean } => {
  const { every, interval = 1, on, months } = rule;
  const first = dayCountOf(rule.from);
  const last = rule.until === undefined ? Number.POSITIVE_INFINITY : dayCountOf(rule.until);
  const from = dayAt(first);
  const wantedMonths = months ?? (every === 'year' ? [from.month] : undefined);
  const weekday = new Set(on?.map((name) => weekdayNumbers[name]) ?? [weekdayOf(first)]);
  const isWanted = isOfMonth(rule, from);
  const hasCount = (count: number): boolean => {
    if (count < first || count > last) return false;
    if (every === 'day' && (count - first) % interval !== 0) return false;
    if (every === 'week' && !(weekday.has(weekdayOf(count)) && (weekOf(count) - weekOf(first)) % interval === 0)) return false;
    if (every !== 'month' && every !== 'year' && !wantedMonths) return true;
    const day = dayAt(count);
    if (wantedMonths && !wantedMonths.includes(day.month)) return false;
    if (every === 'month') return ((day.year - from.year) * 12 + day.month - from.month) % interval === 0 && isWanted(day);
    return every !== 'year' || ((day.year - from.year) % interval === 0 && isWanted(day));
  };
  return { has: (day) => hasCount(dayCountOf(day)), hasCount };
};
