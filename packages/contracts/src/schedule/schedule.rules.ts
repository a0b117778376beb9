import { isInsideWindow, type Window } from '../tour-package/tour-package.rules.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { calendarDateOf, dayCountOf } from '../values/day-count.ts';
import { daysOfRule, type ScheduleRule } from './days-of-rule.ts';

export const MAX_RULES = 12;
/** Of days that are added to what the rules say, and of days that are closed. */
export const MAX_CHANGED_DAYS = 200;
/** Departures from the first to the last day of a package. */
export const MAX_SCHEDULED_DAYS = 1200;
/** Days from the first to the last of a package with a schedule: ten years. Each of them is looked at. */
const MAX_WINDOW_DAYS = 3653;

type Days = {
  readonly rules: readonly ScheduleRule[];
  readonly added: readonly CalendarDate[];
  readonly closed: readonly CalendarDate[];
};

/**
 * The days on which a package with a schedule leaves, in order: those of its rules and the added ones,
 * without the closed ones, between its first and its last day. Made one after another, for who needs only the
 * next.
 */
export const eachDepartureDay = function* eachDepartureDay(
  { rules, added, closed }: Days,
  { availableFrom, availableTo }: Window,
): Generator<CalendarDate> {
  const [sets, extra, without] = [rules.map(daysOfRule), new Set(added), new Set(closed)];
  const last = dayCountOf(availableTo);
  for (let count = dayCountOf(availableFrom); count <= last; count += 1) {
    const isOfRule = sets.some((set) => set.hasCount(count));
    if (!isOfRule && extra.size === 0) continue;
    const day = calendarDateOf(count);
    if ((isOfRule || extra.has(day)) && !without.has(day)) yield day;
  }
};

export const departureDaysOf = (schedule: Days, window: Window): CalendarDate[] => [...eachDepartureDay(schedule, window)];

type Leaving = Window & { schedule?: Days | null | undefined };

/** Whether a package leaves on a day by its schedule, or by its window where it has none. */
export const leavesOn = ({ schedule, ...window }: Leaving, day: CalendarDate): boolean => {
  if (!isInsideWindow(day, window)) return false;
  if (!schedule) return true;
  const [only] = eachDepartureDay(schedule, { availableFrom: day, availableTo: day });
  return only === day;
};

/**
 * Whether an edit takes a departure away. A day on which the package does not leave already is not stranded.
 */
export const isStranded = (before: Leaving, after: Leaving, day: CalendarDate): boolean =>
  leavesOn(before, day) && !leavesOn(after, day);

const countUpTo = (days: Iterable<CalendarDate>, most: number): number => {
  let count = 0;
  for (const _ of days) if (++count >= most) break;
  return count;
};

/**
 * Why a schedule does not fit the first and the last day of its package: where, and a sentence. Null where it
 * does.
 */
export const scheduleProblemOf = (schedule: Days, window: Window): { path: (string | number)[]; message: string } | null => {
  if (dayCountOf(window.availableTo) - dayCountOf(window.availableFrom) >= MAX_WINDOW_DAYS)
    return { path: [], message: 'With a schedule the first and the last day of a package are at most ten years apart.' };
  const outside = schedule.added.findIndex((day) => day < window.availableFrom || day > window.availableTo);
  if (outside >= 0)
    return {
      path: ['added', outside],
      message: `${schedule.added[outside]} is not between the first and the last day of the package.`,
    };
  const length = countUpTo(eachDepartureDay(schedule, window), MAX_SCHEDULED_DAYS + 1);
  if (length === 0)
    return { path: [], message: 'This schedule has no departure between the first and the last day of the package.' };
  return length > MAX_SCHEDULED_DAYS
    ? { path: [], message: 'This schedule has more than 1,200 departures. Bring the first and the last day closer together.' }
    : null;
};
