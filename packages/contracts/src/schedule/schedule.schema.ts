import { z } from 'zod';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { daysOfRule, weekdays } from './days-of-rule.ts';
import { MAX_CHANGED_DAYS, MAX_RULES } from './schedule.rules.ts';

const weekdaySchema = z.enum(weekdays, { error: 'Choose a day of the week.' });
const WRONG_TIME = 'Enter a time such as 08:30.';
export const timeOfDaySchema = z.string({ error: WRONG_TIME }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, WRONG_TIME);

/** Whole numbers of a range, each at most once. */
const setOf = <Item extends z.ZodType>(item: Item, most: number, what: string) =>
  z
    .array(item, { error: `Choose ${what}.` })
    .min(1, `Choose at least one of ${what}.`)
    .max(most, `Choose each of ${what} once.`)
    .refine((list) => new Set(list).size === list.length, { message: `Choose each of ${what} once.`, ...onceFieldsAreRight });
const WRONG_DATE_OF_MONTH = 'Enter days from 1 to 31, or -1 for the last of the month.';
const dateOfMonthSchema = z.int(WRONG_DATE_OF_MONTH).min(-1, WRONG_DATE_OF_MONTH).max(31, WRONG_DATE_OF_MONTH);
const WRONG_NTH = 'Choose the first to the fifth week of the month, or the last.';
const WRONG_INTERVAL = 'Enter a whole number from 1 to 52.';

/** 'Every second Saturday from 5 December': see `daysOfRule`. */
const ruleSchema = z
  .strictObject({
    every: z.enum(['day', 'week', 'month', 'year'], { error: 'Choose day, week, month or year.' }),
    interval: z.int(WRONG_INTERVAL).min(1, WRONG_INTERVAL).max(52, WRONG_INTERVAL).optional(),
    on: setOf(weekdaySchema, 7, 'the days of the week').optional(),
    nth: z
      .int(WRONG_NTH)
      .min(-1, WRONG_NTH)
      .max(5, WRONG_NTH)
      .refine((nth) => nth !== 0, WRONG_NTH)
      .optional(),
    dates: setOf(
      dateOfMonthSchema.refine((date) => date !== 0, WRONG_DATE_OF_MONTH),
      31,
      'the days of the month',
    ).optional(),
    months: setOf(z.int('Choose months from 1 to 12.').min(1).max(12), 12, 'the months').optional(),
    from: calendarDateSchema,
    until: calendarDateSchema.optional(),
  })
  .superRefine((rule, context) => {
    const refuse = (field: string, message: string): void => context.addIssue({ code: 'custom', path: [field], message });
    const isByMonth = rule.every === 'month' || rule.every === 'year';
    if (rule.until !== undefined && rule.until < rule.from) refuse('until', 'The last day cannot be before the first.');
    else if (rule.on && rule.every === 'day') refuse('on', 'A rule of days has no days of the week.');
    else if (rule.dates && !isByMonth) refuse('dates', 'Only a rule of months or years has days of the month.');
    else if (rule.dates && rule.on) refuse('dates', 'Choose days of the month or days of the week, not both.');
    else if (rule.nth !== undefined && !isByMonth) refuse('nth', 'Only a rule of months or years has weeks of the month.');
    else if (rule.nth !== undefined && rule.on?.length !== 1) refuse('nth', 'Choose exactly one day of the week with this.');
    else if (!daysOfRule(rule).has(rule.from)) refuse('from', 'The first day must be one of the days of its rule.');
  }, onceFieldsAreRight);

const WRONG_DAYS = 'Enter a whole number of days from 0 to 365.';
const WRONG_HOURS = 'Enter a whole number of hours from 1 to 8,760.';
export const cutOffSchema = z.union(
  [
    z.strictObject({
      days: z.int(WRONG_DAYS).min(0, WRONG_DAYS).max(365, WRONG_DAYS),
      at: timeOfDaySchema.optional(),
    }),
    z.strictObject({ hours: z.int(WRONG_HOURS).min(1, WRONG_HOURS).max(8760, WRONG_HOURS) }),
  ],
  { error: 'Enter days from 0 to 365, with a time such as 18:00 or without, or hours from 1 to 8,760.' },
);

const changedDays = z
  .array(calendarDateSchema, { error: 'This is a list of days.' })
  .max(MAX_CHANGED_DAYS, `Enter at most ${MAX_CHANGED_DAYS} days.`);
const WRONG_MINIMUM = 'Enter a whole number of persons from 1 to 10,000.';

/**
 * On which days a package leaves, at what time, and until when it can be booked. The days are always computed
 * (`departureDaysOf`).
 */
export const scheduleSchema = z
  .strictObject(
    {
      rules: z.array(ruleSchema, { error: 'The rules are a list.' }).max(MAX_RULES, `Enter at most ${MAX_RULES} rules.`),
      added: changedDays,
      closed: changedDays,
      startTime: timeOfDaySchema.optional(),
      cutOff: cutOffSchema.optional(),
      minimum: z.int(WRONG_MINIMUM).min(1, WRONG_MINIMUM).max(10_000, WRONG_MINIMUM).optional(),
    },
    { error: 'The schedule has rules, added and closed days.' },
  )
  .superRefine(({ added, closed, cutOff, startTime }, context) => {
    for (const [index, day] of added.entries())
      if (closed.includes(day))
        context.addIssue({ code: 'custom', path: ['added', index], message: `${day} is both added and closed.` });
    if (cutOff && 'hours' in cutOff && startTime === undefined)
      context.addIssue({ code: 'custom', path: ['cutOff'], message: 'Hours are counted from a start time. Enter one.' });
  }, onceFieldsAreRight)
  .meta({ id: 'Schedule', description: 'On which days a package leaves, and until when each can be booked' });
export type Schedule = z.infer<typeof scheduleSchema>;
