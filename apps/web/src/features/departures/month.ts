import { addDays, type CalendarDate, monthOf } from '@wayfarer/contracts';

/** 0 for Monday. */
const weekdayOf = (day: CalendarDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday of the week of a day. */
export const mondayOf = (day: CalendarDate): CalendarDate => addDays(day, -weekdayOf(day));

/** The seven days of a week. */
export const weekFrom = (monday: CalendarDate): CalendarDate[] => Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead));

/**
 * The weeks of a month from Monday to Sunday, with the days before and after it that fill them: four to six.
 */
export const weeksOf = (month: string): CalendarDate[][] => {
  const weeks: CalendarDate[][] = [];
  for (let monday = mondayOf(`${month}-01`); monthOf(monday) <= month; monday = addDays(monday, 7)) weeks.push(weekFrom(monday));
  return weeks;
};
