import { addDays, type CalendarDate, monthOf } from '@wayfarer/contracts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
export const isMonth = (text: string): boolean => MONTH.test(text);

/** The month so many months after another, or before it. */
export const monthAfter = (month: string, count: number): string => {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

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
