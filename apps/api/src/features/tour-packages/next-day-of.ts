import { addDays, type CalendarDate, nextBookableDay } from '@wayfarer/contracts';
import type { ShownPackage } from './tour-package.model.ts';

/**
 * The first day that can be booked, is not closed, and has a seat that is not paid (docs/decisions/0027);
 * null when there is none: it is sold out.
 */
export const nextDayOf = (tourPackage: ShownPackage, today: CalendarDate): CalendarDate | null => {
  const full = new Set([...(tourPackage.fullDays ?? []), ...(tourPackage.closedDays ?? [])]);
  let day = nextBookableDay(tourPackage, today);
  while (day !== null && full.has(day)) day = day < tourPackage.availableTo ? addDays(day, 1) : null;
  return day;
};
