import { type CalendarDate, departureDaysOf, scheduleSchema } from '@wayfarer/contracts';
import { formatDay } from '../../../../shared/format/calendar-day.ts';
import { counted } from '../../../../shared/format/format-total.ts';
import { isDay } from './previewed-days.ts';
import { type RuleValues, ruleIn, type ScheduleValues, scheduleIn } from './schedule-values.ts';

type Window = { availableFrom: CalendarDate; availableTo: CalendarDate };

const isKnown = ({ availableFrom, availableTo }: Window): boolean =>
  isDay(availableFrom) && isDay(availableTo) && availableFrom <= availableTo;

/** The days of one rule between the first and the last day of its package; null while it is not typed. */
const daysOf = (rule: RuleValues, window: Window): CalendarDate[] | null => {
  const alone = scheduleSchema.safeParse({ rules: [ruleIn(rule)], added: [], closed: [] }).data;
  return alone === undefined || !isKnown(window) ? null : departureDaysOf(alone, window);
};

/**
 * What each rule adds, in words: rules may lie side by side or overlap, and a day of two of them is one
 * departure. '' for a rule that is not typed yet.
 */
export const ruleNotes = (rules: readonly RuleValues[], window: Window): string[] => {
  const all = rules.map((rule) => daysOf(rule, window));
  return all.map((days, at) => {
    if (days === null) return '';
    if (days.length === 0) return 'No day of it is between the first and the last day of the trip.';
    const earlier = new Set(all.slice(0, at).flatMap((others) => others ?? []));
    const shared = days.filter((day) => earlier.has(day)).length;
    const alsoWords =
      shared === 0 ? '' : `, ${shared === days.length ? 'all' : shared} by a rule above too: each is one departure`;
    return `${counted(days.length, 'day')}${alsoWords}.`;
  });
};

/** Why adding or closing a day would change nothing; null where it does, or while that is not known. */
export const dayProblems = (values: ScheduleValues, window: Window) => {
  const open = scheduleSchema.nullable().safeParse(scheduleIn({ ...values, closed: [] })).data;
  const days = open && isKnown(window) ? new Set(departureDaysOf(open, window)) : null;
  return {
    ofAdding: (day: CalendarDate): string | null =>
      days?.has(day) && !values.closed.includes(day) ? `It leaves on ${formatDay(day)} already, by its rules.` : null,
    ofClosing: (day: CalendarDate): string | null =>
      days !== null && !days.has(day) ? `It does not leave on ${formatDay(day)}: there is nothing to close.` : null,
  };
};
