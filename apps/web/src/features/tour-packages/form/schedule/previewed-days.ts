import { type CalendarDate, departureDaysOf, monthOf, scheduleProblemOf, scheduleSchema } from '@wayfarer/contracts';
import { type ScheduleValues, scheduleIn } from './schedule-values.ts';

const PREVIEWED_MONTHS = 12;

/**
 * What a schedule as typed does: its days, or why there are none; null while something in it is not typed
 * yet.
 */
export const previewOf = (
  values: ScheduleValues,
  window: { availableFrom: CalendarDate; availableTo: CalendarDate },
): { days: CalendarDate[] } | { problem: string } | null => {
  if (window.availableFrom === '' || window.availableTo < window.availableFrom) return null;
  const schedule = scheduleSchema.safeParse(scheduleIn(values)).data;
  if (schedule === undefined) return null;
  const problem = scheduleProblemOf(schedule, window);
  return problem ? { problem: problem.message } : { days: departureDaysOf(schedule, window) };
};

const monthAfter = (month: string, count: number): string => {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

/** Twelve months from that of the first coming departure on, each with its departures. */
export const monthsOf = (days: readonly CalendarDate[], today: CalendarDate): { month: string; days: CalendarDate[] }[] => {
  const first = monthOf(days.find((day) => day >= today) ?? days[0] ?? today);
  return Array.from({ length: PREVIEWED_MONTHS }, (_, at) => monthAfter(first, at)).map((month) => ({
    month,
    days: days.filter((day) => monthOf(day) === month),
  }));
};
