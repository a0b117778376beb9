import fc from 'fast-check';
import { RRule } from 'rrule';
import { expect, test } from 'vitest';
import { addDays, calendarDateAt } from '../values/calendar-date.ts';
import { closesAt } from './cut-off.ts';
import { type ScheduleRule, weekdays } from './days-of-rule.ts';
import { departureDaysOf, scheduleProblemOf } from './schedule.rules.ts';
import { scheduleSchema } from './schedule.schema.ts';

const daysOf = (rules: ScheduleRule[], availableFrom: string, availableTo: string, closed: string[] = []) =>
  departureDaysOf({ rules, added: [], closed }, { availableFrom, availableTo });
const everySecondSaturday: ScheduleRule = { every: 'week', interval: 2, on: ['SA'], from: '2026-12-05' };

test.each<[string, string[], string[]]>([
  [
    'every second Saturday',
    daysOf([everySecondSaturday], '2026-12-01', '2027-01-31'),
    ['2026-12-05', '2026-12-19', '2027-01-02', '2027-01-16', '2027-01-30'],
  ],
  [
    'every second Saturday, counted from the first day of its rule and not of the package',
    daysOf([everySecondSaturday], '2026-12-06', '2027-01-31'),
    ['2026-12-19', '2027-01-02', '2027-01-16', '2027-01-30'],
  ],
  [
    'the 31st of each month, without the months that have none',
    daysOf([{ every: 'month', from: '2027-01-31' }], '2027-01-01', '2027-06-30'),
    ['2027-01-31', '2027-03-31', '2027-05-31'],
  ],
  [
    'the last day of each month, in a leap year',
    daysOf([{ every: 'month', dates: [-1], from: '2028-01-31' }], '2028-01-01', '2028-03-31'),
    ['2028-01-31', '2028-02-29', '2028-03-31'],
  ],
  [
    'the fifth Saturday of the months that have five',
    daysOf([{ every: 'month', on: ['SA'], nth: 5, from: '2027-01-30' }], '2027-01-01', '2027-07-31'),
    ['2027-01-30', '2027-05-29', '2027-07-31'],
  ],
  [
    'the last Friday of each month',
    daysOf([{ every: 'month', on: ['FR'], nth: -1, from: '2026-12-25' }], '2026-12-01', '2027-02-28'),
    ['2026-12-25', '2027-01-29', '2027-02-26'],
  ],
  [
    '29 February, over 2100, which is no leap year',
    daysOf([{ every: 'year', from: '2096-02-29' }], '2096-01-01', '2104-12-31'),
    ['2096-02-29', '2104-02-29'],
  ],
  [
    'every second Saturday with a closed day',
    daysOf([everySecondSaturday], '2026-12-01', '2026-12-31', ['2026-12-19']),
    ['2026-12-05'],
  ],
  [
    'a day of two rules once',
    daysOf(
      [
        { every: 'week', on: ['SA'], from: '2026-12-05' },
        { every: 'month', dates: [5], from: '2026-12-05' },
      ],
      '2026-12-01',
      '2026-12-31',
    ),
    ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26'],
  ],
  [
    'Sundays over the end of summer time',
    daysOf([{ every: 'week', on: ['SU'], from: '2026-10-18' }], '2026-10-18', '2026-11-08'),
    ['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08'],
  ],
  [
    'Sunday and Monday of every second week, which begins on Monday',
    daysOf([{ every: 'week', interval: 2, on: ['SU', 'MO'], from: '2026-12-06' }], '2026-12-01', '2026-12-31'),
    ['2026-12-06', '2026-12-14', '2026-12-20', '2026-12-28'],
  ],
  [
    'the 15th of every third month',
    daysOf([{ every: 'month', interval: 3, dates: [15], from: '2026-12-15' }], '2026-12-01', '2027-12-31'),
    ['2026-12-15', '2027-03-15', '2027-06-15', '2027-09-15', '2027-12-15'],
  ],
])('departures on %s', (_, days, expected) => {
  expect(days).toEqual(expected);
});

const frequencies = { day: RRule.DAILY, week: RRule.WEEKLY, month: RRule.MONTHLY, year: RRule.YEARLY };
const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The same days as the library has them. */
const daysByLibrary = ({ every, interval = 1, on, nth, dates, months, from, until }: ScheduleRule, to: string): string[] => {
  const byYear = every === 'year' && !months ? [Number(from.slice(5, 7))] : undefined;
  const dateOfFirst = (every === 'month' || every === 'year') && !on && !dates ? [Number(from.slice(8))] : undefined;
  const rule = new RRule({
    freq: frequencies[every],
    interval,
    dtstart: instantOf(from),
    until: instantOf(until !== undefined && until < to ? until : to),
    wkst: RRule.MO,
    ...(on ? { byweekday: on.map((name) => (nth === undefined ? RRule[name] : RRule[name].nth(nth))) } : {}),
    ...(dates || dateOfFirst ? { bymonthday: [...(dates ?? dateOfFirst ?? [])] } : {}),
    ...(months || byYear ? { bymonth: [...(months ?? byYear ?? [])] } : {}),
  });
  return rule.all().map((day) => day.toISOString().slice(0, 10));
};

const anyDay = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays('2024-01-01', offset));
const numbersTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
/** Some of a list and one more, or nothing. */
const someWith = <Value>(one: Value, list: Value[]): fc.Arbitrary<Value[] | undefined> =>
  fc.option(
    fc.subarray(list, { maxLength: 3 }).map((others) => [...new Set([one, ...others])]),
    { nil: undefined },
  );

/** Any rule whose first day is one of its days. */
const anyRule: fc.Arbitrary<ScheduleRule> = fc
  .tuple(fc.constantFrom('day', 'week', 'month', 'year'), anyDay, fc.boolean(), fc.boolean())
  .chain(([every, from, isByWeekday, isLast]) => {
    const instant = instantOf(from);
    const [date, month, weekday] = [
      instant.getUTCDate(),
      instant.getUTCMonth() + 1,
      weekdays[(instant.getUTCDay() + 6) % 7] ?? 'MO',
    ];
    const isOfMonth = every === 'month' || every === 'year';
    const isLastWeek = addDays(from, 7).slice(0, 7) !== from.slice(0, 7);
    const none = fc.constant(undefined);
    return fc.record({
      every: fc.constant(every),
      interval: fc.integer({ min: 1, max: 13 }),
      on:
        every === 'day' || (isOfMonth && !isByWeekday)
          ? none
          : isOfMonth
            ? fc.constant([weekday])
            : someWith(weekday, [...weekdays]),
      nth: isOfMonth && isByWeekday ? fc.constantFrom(undefined, isLast && isLastWeek ? -1 : Math.ceil(date / 7)) : none,
      dates: isOfMonth && !isByWeekday ? someWith(date, [-1, ...numbersTo(31)]) : none,
      months: someWith(month, numbersTo(12)),
      from: fc.constant(from),
      until: fc.option(
        fc.integer({ min: 0, max: 900 }).map((days) => addDays(from, days)),
        { nil: undefined },
      ),
    });
  });

test('any rule has the days that RFC 5545 gives it', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      expect(scheduleSchema.safeParse({ rules: [rule], added: [], closed: [] }).error).toBeUndefined();
      const to = addDays(rule.from, 1100);
      expect(daysOf([rule], rule.from, to)).toEqual(daysByLibrary(rule, to));
    }),
    { numRuns: 3000 },
  );
});

test('every day of a schedule is between the first and the last day of its package, in order and once', () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 4 }), fc.array(anyDay, { maxLength: 9 }), anyDay, (rules, changed, from) => {
      const to = addDays(from, 300);
      const added = changed.filter((_, index) => index % 2 === 0);
      const closed = changed.filter((_, index) => index % 2 === 1);
      const window = { availableFrom: from, availableTo: to };
      const days = departureDaysOf({ rules, added, closed }, window);
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const day of days) expect(day >= from && day <= to && !closed.includes(day)).toBe(true);
      for (const day of added) expect(days.includes(day)).toBe(day >= from && day <= to && !closed.includes(day));
    }),
  );
});

test('a schedule has 1 to 1,200 departures within ten years, and no added day outside its package', () => {
  const daily = { rules: [{ every: 'day' as const, from: '2026-01-01' }], added: [], closed: [] };
  const saturdays = { rules: [{ every: 'week' as const, from: '2026-11-07', until: '2026-11-28' }], added: [], closed: [] };
  const december = { availableFrom: '2026-12-01', availableTo: '2026-12-31' };
  expect(scheduleProblemOf(saturdays, december)).toMatchObject({ path: [], message: expect.stringContaining('no departure') });
  const fourYears = { availableFrom: '2026-01-01', availableTo: '2029-12-31' };
  expect(scheduleProblemOf(daily, fourYears)).toMatchObject({ path: [], message: expect.stringContaining('more than 1,200') });
  expect(scheduleProblemOf(daily, { availableFrom: '2026-01-01', availableTo: addDays('2026-01-01', 1199) })).toBeNull();
  const yearly = { ...daily, rules: [{ every: 'year' as const, from: '2026-01-01' }] };
  const tenYears = { availableFrom: '2026-01-01', availableTo: addDays('2026-01-01', 3652) };
  expect(scheduleProblemOf(yearly, tenYears)).toBeNull();
  expect(scheduleProblemOf(yearly, { ...tenYears, availableTo: addDays(tenYears.availableTo, 1) })).toMatchObject({ path: [] });
  expect(scheduleProblemOf({ ...daily, added: ['2027-01-01'] }, december)).toMatchObject({ path: ['added', 0] });
});

test.each<[string, string, Parameters<typeof closesAt>[1], string, string]>([
  ['the end of the day', '2026-12-05', {}, 'Asia/Kolkata', '2026-12-05T18:30:00.000Z'],
  ['the end of the second day before', '2026-12-05', { cutOff: { days: 2 } }, 'Asia/Kolkata', '2026-12-03T18:30:00.000Z'],
  ['two days before at 18:00', '2026-12-05', { cutOff: { days: 2, at: '18:00' } }, 'Asia/Kolkata', '2026-12-03T12:30:00.000Z'],
  [
    '48 hours before the start',
    '2026-12-05',
    { startTime: '06:30', cutOff: { hours: 48 } },
    'Asia/Kolkata',
    '2026-12-03T01:00:00.000Z',
  ],
  [
    'hours that pass while the clock jumps forward',
    '2026-03-29',
    { startTime: '08:30', cutOff: { hours: 24 } },
    'Europe/London',
    '2026-03-28T07:30:00.000Z',
  ],
  [
    'a day by the clock that jumps forward',
    '2026-03-29',
    { startTime: '08:30', cutOff: { days: 1, at: '08:30' } },
    'Europe/London',
    '2026-03-28T08:30:00.000Z',
  ],
  ['the first of two starts at 02:30', '2026-10-25', { startTime: '02:30' }, 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['a start that the clock jumps over', '2026-03-29', { startTime: '02:30' }, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['an end of the day whose midnight is skipped', '2026-09-05', {}, 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  [
    'the start, though the cut-off is later',
    '2026-12-05',
    { startTime: '06:30', cutOff: { days: 0 } },
    'Asia/Kolkata',
    '2026-12-05T01:00:00.000Z',
  ],
])('bookings close at %s', (_, day, terms, zone, expected) => {
  expect(closesAt(day, terms, zone).toISOString()).toBe(expected);
});

test('the cut-off of a later departure is never before that of an earlier one', () => {
  const zones = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe');
  const times = fc.constantFrom('00:00', '02:30', '12:00', '23:59');
  const cutOffs = fc.oneof(
    fc.record({ days: fc.integer({ min: 0, max: 9 }), at: times }),
    fc.record({ hours: fc.integer({ min: 1, max: 99 }) }),
  );
  fc.assert(
    fc.property(zones, times, cutOffs, anyDay, (zone, startTime, cutOff, day) => {
      const [one, next] = [day, addDays(day, 1)].map((date) => closesAt(date, { startTime, cutOff }, zone).getTime());
      expect(one).toBeLessThan(next as number);
      expect(calendarDateAt(new Date(one as number), zone) <= day).toBe(true);
    }),
  );
});

test.each<[string, object, (string | number)[]]>([
  ['an nth without one weekday', { rules: [{ every: 'month', nth: 1, from: '2026-12-01' }] }, ['rules', 0, 'nth']],
  [
    'days of the month with weekdays',
    { rules: [{ every: 'month', on: ['SA'], dates: [5], from: '2026-12-05' }] },
    ['rules', 0, 'dates'],
  ],
  ['a last day before the first', { rules: [{ every: 'day', from: '2026-12-05', until: '2026-12-04' }] }, ['rules', 0, 'until']],
  [
    'a first day that is no day of its rule',
    { rules: [{ every: 'week', on: ['SU'], from: '2026-12-05' }] },
    ['rules', 0, 'from'],
  ],
  ['31 February', { rules: [{ every: 'year', months: [2], dates: [31], from: '2026-02-28' }] }, ['rules', 0, 'from']],
  ['13 rules', { rules: Array.from({ length: 13 }, () => ({ every: 'day', from: '2026-12-05' })) }, ['rules']],
  ['every 0 days', { rules: [{ every: 'day', interval: 0, from: '2026-12-05' }] }, ['rules', 0, 'interval']],
  ['a weekday twice', { rules: [{ every: 'week', on: ['SA', 'SA'], from: '2026-12-05' }] }, ['rules', 0, 'on']],
  ['a field that rules do not have', { rules: [{ every: 'day', from: '2026-12-05', count: 3 }] }, ['rules', 0]],
  ['a day both added and closed', { added: ['2026-12-05'], closed: ['2026-12-05'] }, ['added', 0]],
  ['201 added days', { added: Array.from({ length: 201 }, (_, day) => addDays('2026-01-01', day)) }, ['added']],
  ['hours without a start time', { cutOff: { hours: 24 } }, ['cutOff']],
  ['a time of 24:00', { startTime: '24:00' }, ['startTime']],
  ['a minimum of 0', { minimum: 0 }, ['minimum']],
])('a schedule with %s is refused at its field', (_, fields, path) => {
  const { error } = scheduleSchema.safeParse({ rules: [], added: [], closed: [], ...fields });
  expect(error?.issues.map((issue) => issue.path)).toContainEqual(path);
});
