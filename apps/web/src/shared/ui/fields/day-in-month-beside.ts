import { addDays } from '@wayfarer/contracts';

/** Two years: months without a day to choose are passed over. */
const MAX_DAYS = 731;

const monthOf = (day: string): string => day.slice(0, 7);
const dateOf = (day: string): number => Number(day.slice(8));

/**
 * The day that can be chosen in the next month (or the one before) that has any, on the date nearest to that
 * of the day it begins with; undefined where there is none within two years.
 */
export const dayInMonthBeside = (start: string, by: 1 | -1, canBeChosen: (day: string) => boolean): string | undefined => {
  const found: string[] = [];
  for (let days = 1; days <= MAX_DAYS; days += 1) {
    const day = addDays(start, days * by);
    if (found[0] !== undefined && monthOf(day) !== monthOf(found[0])) break;
    if (monthOf(day) !== monthOf(start) && canBeChosen(day)) found.push(day);
  }
  const distance = (day: string): number => Math.abs(dateOf(day) - dateOf(start));
  return found.toSorted((one, other) => distance(one) - distance(other))[0];
};
