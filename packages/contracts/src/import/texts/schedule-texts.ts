import type { CutOff } from '../../schedule/cut-off.ts';
import { type ScheduleRule, type Weekday, weekdays } from '../../schedule/days-of-rule.ts';
import type { Schedule } from '../../schedule/schedule.schema.ts';
import { cellOf, entriesIn, matched, shown, UnreadableText } from './unreadable-text.ts';

type ReadRule = Schedule['rules'][number];

const dayNames: Readonly<Record<Weekday, string>> = {
  MO: 'Mon',
  TU: 'Tue',
  WE: 'Wed',
  TH: 'Thu',
  FR: 'Fri',
  SA: 'Sat',
  SU: 'Sun',
};
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekNames: readonly (readonly [number, string])[] = [
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [5, 'fifth'],
  [-1, 'last'],
];
const LAST_DAY = 'last day';

const onTextOf = ({ on, nth, dates }: ScheduleRule): string => {
  const week = weekNames.find(([number]) => number === nth)?.[1];
  const days = (on ?? []).map((day) => `${week === undefined ? '' : `${week} `}${dayNames[day]}`);
  const all = [...days, ...(dates ?? []).map((date) => (date === -1 ? LAST_DAY : String(date)))];
  return all.length > 0 ? ` on ${all.join(', ')}` : '';
};

const ruleTextOf = (rule: ScheduleRule): string => {
  const { every, interval = 1, months, from, until } = rule;
  const often = interval === 1 ? every : `${interval} ${every}s`;
  const inMonths = months ? ` in ${months.map((month) => monthNames[month - 1]).join(', ')}` : '';
  return `every ${often}${onTextOf(rule)}${inMonths} from ${from}${until === undefined ? '' : ` until ${until}`}`;
};

/**
 * 'every 2 weeks on Mon, Fri from 2027-01-04 until 2027-03-31; every month on first Sat in May, Jun from
 * 2027-05-01'
 */
export const rulesTextOf = (rules: readonly ScheduleRule[]): string => cellOf(rules.map(ruleTextOf));

const RULE =
  /^every(?: (\d{1,3}))? (day|week|month|year)s?(?: on (.{1,200}?))?(?: in (.{1,200}?))? from (\d{4}-\d\d-\d\d)(?: until (\d{4}-\d\d-\d\d))?$/i;
const RULE_EXAMPLE = 'every week on Mon, Fri from 2027-01-04 until 2027-03-31';
const ON_DAY = /^(?:(first|second|third|fourth|fifth|last) )?(mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;

const listIn = (text: string): string[] => text.split(',').map((one) => one.trim());

const onIn = (text: string): Pick<ReadRule, 'on' | 'nth' | 'dates'> => {
  const parts = listIn(text);
  const days = parts.map((part) => ON_DAY.exec(part));
  if (days.every((day) => day !== null)) {
    const on = days.flatMap(([, , day = '']) => weekdays.filter((one) => dayNames[one].toLowerCase() === day.toLowerCase()));
    const weeks = new Set(days.map(([, week]) => week?.toLowerCase()));
    if (weeks.size > 1) throw new UnreadableText(`${shown(text)} names several weeks of the month. Write a rule for each.`);
    const nth = weekNames.find(([, name]) => weeks.has(name))?.[0];
    return { on, ...(nth === undefined ? {} : { nth }) };
  }
  const example = 'Mon, Fri” or “first Sat” or “1, 15, last day';
  return {
    dates: parts.map((part) => (/^last(?: day)?$/i.test(part) ? -1 : Number(matched(part, /^\d{1,2}$/, example)[0]))),
  };
};

const monthIn = (text: string): number => {
  const index = monthNames.findIndex((name) => text.toLowerCase().startsWith(name.toLowerCase()));
  if (index < 0) throw new UnreadableText(`${shown(text)} is not a month such as May.`);
  return index + 1;
};

export const rulesIn = (text: string): ReadRule[] =>
  entriesIn(text).map((entry) => {
    const [, interval, every = '', on, months, from = '', until] = matched(entry, RULE, RULE_EXAMPLE);
    return {
      every: every.toLowerCase() as ScheduleRule['every'],
      ...(interval === undefined ? {} : { interval: Number(interval) }),
      ...(on === undefined ? {} : onIn(on)),
      ...(months === undefined ? {} : { months: listIn(months).map(monthIn) }),
      from,
      ...(until === undefined ? {} : { until }),
    };
  });

/** A spreadsheet makes 8:30 or 08:30:00 of 08:30. */
export const timeIn = (text: string): string => {
  const [, hours = '', minutes = ''] = matched(text.trim(), /^(\d{1,2}):(\d\d)(?::00)?$/, '08:30');
  return `${hours.padStart(2, '0')}:${minutes}`;
};

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'} before`;

/** '2 days before at 18:00', '3 hours before' */
export const cutOffTextOf = (cutOff: CutOff): string => {
  if ('hours' in cutOff) return countOf(cutOff.hours, 'hour');
  return `${countOf(cutOff.days, 'day')}${cutOff.at === undefined ? '' : ` at ${cutOff.at}`}`;
};

export const cutOffIn = (text: string): CutOff => {
  const [, hours] = /^(\d{1,5}) hours? before$/i.exec(text.trim()) ?? [];
  if (hours !== undefined) return { hours: Number(hours) };
  const [, days, at] = matched(text.trim(), /^(\d{1,4}) days? before(?: at ([\d:]+))?$/i, '2 days before at 18:00');
  return { days: Number(days), ...(at === undefined ? {} : { at: timeIn(at) }) };
};
