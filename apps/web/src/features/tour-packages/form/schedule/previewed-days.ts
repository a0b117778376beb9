import {
  type CalendarDate,
  calendarDateSchema,
  departureDaysOf,
  monthAfter,
  monthOf,
  type Schedule,
  scheduleProblemOf,
  scheduleSchema,
} from '@wayfarer/contracts';
import { type ScheduleValues, scheduleIn } from './schedule-values.ts';

const PREVIEWED_MONTHS = 12;

type Window = { availableFrom: CalendarDate; availableTo: CalendarDate };
/** Without a schedule: on any day of the window. */
export type Leaving = Window & { schedule: Schedule | null };

/** Whether what is typed is a day. */
export const isDay = (text: string): boolean => calendarDateSchema.safeParse(text).success;

/** When a package leaves as its form is typed; null while something of it is not typed yet. */
export const leavingAsTyped = (values: ScheduleValues, window: Window): Leaving | null => {
  if (!isDay(window.availableFrom) || !isDay(window.availableTo) || window.availableTo < window.availableFrom) return null;
  const schedule = scheduleSchema.nullable().safeParse(scheduleIn(values)).data;
  return schedule === undefined ? null : { ...window, schedule };
};

/** What a schedule does: its days, or why there are none. */
export const previewOf = (schedule: Schedule, window: Window): { days: CalendarDate[] } | { problem: string } => {
  const problem = scheduleProblemOf(schedule, window);
  return problem ? { problem: problem.message } : { days: departureDaysOf(schedule, window) };
};

/** Twelve months from that of the first coming departure on, each with its departures. */
export const monthsOf = (days: readonly CalendarDate[], today: CalendarDate): { month: string; days: CalendarDate[] }[] => {
  const first = monthOf(days.find((day) => day >= today) ?? days[0] ?? today);
  return Array.from({ length: PREVIEWED_MONTHS }, (_, at) => monthAfter(first, at)).map((month) => ({
    month,
    days: days.filter((day) => monthOf(day) === month),
  }));
};
