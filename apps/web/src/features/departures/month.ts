import { addDays, type CalendarDate, monthOf } from '@wayfarer/contracts';

/** 0 for Monday. */
const weekdayOf = (day: CalendarDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/**
 * The weeks of a month from Monday to Sunday, with the days before and after it that fill them: four to six.
 */
export const weeksOf = (month: string): CalendarDate[][] => {
  const first = `${month}-01`;
  const weeks: CalendarDate[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monthOf(monday) <= month; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead)));
  return weeks;
};
