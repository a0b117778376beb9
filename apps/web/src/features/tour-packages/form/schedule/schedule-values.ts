import type { Schedule, TourPackage, Weekday } from '@wayfarer/contracts';

export const ANY_WEEK = 'any';
/** What takes the schedule of a package away: null as JSON. */
export const NO_SCHEDULE = 'null';

/** A rule as typed. */
export type RuleValues = {
  every: 'day' | 'week' | 'month' | 'year';
  interval: string;
  on: Weekday[];
  /** Of a rule of months or years: days by number, the last day, or a day of the week. */
  by: 'dates' | 'last' | 'weekday';
  /** '1' to '5', '-1' for the last, or `ANY_WEEK`. */
  nth: string;
  /** '1, 15, last'; empty: that of `from`. */
  dates: string;
  months: number[];
  from: string;
  until: string;
};

/** A schedule as typed. What it holds stays when the package is switched to any day of its window. */
export type ScheduleValues = {
  isScheduled: boolean;
  rules: RuleValues[];
  added: string[];
  closed: string[];
  startTime: string;
  cutOff: 'site' | 'days' | 'hours';
  cutOffDays: string;
  cutOffAt: string;
  cutOffHours: string;
  minimum: string;
};

type Rule = Schedule['rules'][number];

const numberIn = (text: string): number => (/^-?\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN);
const datesIn = (text: string): number[] =>
  text.split(',').map((date) => (date.trim().toLowerCase() === 'last' ? -1 : numberIn(date)));
const dateText = (date: number): string => (date === -1 ? 'last' : String(date));

export const newRule = (from: string): RuleValues => ({
  every: 'week',
  interval: '1',
  on: [],
  by: 'dates',
  nth: '1',
  dates: '',
  months: [],
  from,
  until: '',
});

const ruleValuesOf = ({ interval, on, nth, dates, months, until, ...rule }: Rule): RuleValues => ({
  ...rule,
  interval: String(interval ?? 1),
  on: on ?? [],
  by: on && rule.every !== 'week' ? 'weekday' : dates?.join() === '-1' ? 'last' : 'dates',
  nth: nth === undefined ? (on ? ANY_WEEK : '1') : String(nth),
  dates: dates?.map(dateText).join(', ') ?? '',
  months: months ?? [],
  until: until ?? '',
});

/**
 * What a rule has beside its interval and its days: other fields of the form stay typed, and are not sent.
 */
const daysOfPart = ({ every, on, by, nth, dates }: RuleValues): Pick<Rule, 'on' | 'nth' | 'dates'> => {
  if (every === 'day') return {};
  if (every === 'week') return on.length === 0 ? {} : { on };
  if (by === 'weekday') return { on, ...(nth === ANY_WEEK ? {} : { nth: numberIn(nth) }) };
  if (by === 'last') return { dates: [-1] };
  return dates.trim() === '' ? {} : { dates: datesIn(dates) };
};

export const ruleIn = (values: RuleValues): Rule => ({
  every: values.every,
  ...(values.interval.trim() === '1' ? {} : { interval: numberIn(values.interval) }),
  ...daysOfPart(values),
  ...(values.months.length === 0 ? {} : { months: values.months }),
  from: values.from,
  ...(values.until === '' ? {} : { until: values.until }),
});

export const scheduleValuesOf = (schedule: TourPackage['schedule']): ScheduleValues => {
  const cutOff = schedule?.cutOff;
  return {
    isScheduled: schedule !== undefined,
    rules: schedule?.rules.map(ruleValuesOf) ?? [],
    added: schedule?.added ?? [],
    closed: schedule?.closed ?? [],
    startTime: schedule?.startTime ?? '',
    cutOff: cutOff === undefined ? 'site' : 'days' in cutOff ? 'days' : 'hours',
    cutOffDays: cutOff && 'days' in cutOff ? String(cutOff.days) : '',
    cutOffAt: cutOff && 'days' in cutOff ? (cutOff.at ?? '') : '',
    cutOffHours: cutOff && 'hours' in cutOff ? String(cutOff.hours) : '',
    minimum: String(schedule?.minimum ?? ''),
  };
};

const cutOffIn = ({ cutOff, cutOffDays, cutOffAt, cutOffHours }: ScheduleValues): Pick<Schedule, 'cutOff'> => {
  if (cutOff === 'site') return {};
  if (cutOff === 'hours') return { cutOff: { hours: numberIn(cutOffHours) } };
  return { cutOff: { days: numberIn(cutOffDays), ...(cutOffAt === '' ? {} : { at: cutOffAt }) } };
};

/** What is typed as a schedule, numbers that are none as NaN; null for any day of the window. */
export const scheduleIn = (values: ScheduleValues): Schedule | null =>
  values.isScheduled
    ? {
        rules: values.rules.map(ruleIn),
        added: values.added,
        closed: values.closed,
        ...(values.startTime === '' ? {} : { startTime: values.startTime }),
        ...cutOffIn(values),
        ...(values.minimum.trim() === '' ? {} : { minimum: numberIn(values.minimum) }),
      }
    : null;

/**
 * What the form sends: a schedule that nobody touched is sent as it is stored, also where the form would
 * write the same in another way ('every 1 week').
 */
export const scheduleToSend = (typed: Schedule | null, stored: Schedule | undefined): Schedule | typeof NO_SCHEDULE => {
  if (typed === null) return NO_SCHEDULE;
  const asTyped = stored && scheduleIn(scheduleValuesOf(stored));
  return stored && JSON.stringify(asTyped) === JSON.stringify(typed) ? stored : typed;
};
