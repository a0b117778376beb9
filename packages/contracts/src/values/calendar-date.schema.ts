import { z } from 'zod';
import type { CalendarDate } from './calendar-date.ts';

const isRealDay = (text: string): boolean => {
  const instant = new Date(`${text}T00:00:00Z`);
  // Date parses a day after the end of its month as one of the next month, and a day above 31 as invalid.
  return instant.getUTCDate() === Number(text.slice(8));
};

export const calendarDateSchema = z
  .string({ error: 'Enter a date.' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date as YYYY-MM-DD.')
  .refine(isRealDay, { message: 'This day does not exist.' })
  .meta({ description: 'A day of the calendar in the time zone of the site', example: '2026-12-12' });

/** Every process can reckon with the days of these years; a year such as 0026 is a slip of the keys. */
const [MIN_YEAR, MAX_YEAR] = ['1900', '2199'];
const OUT_OF_YEARS = `Enter a day of the years from ${MIN_YEAR} to ${MAX_YEAR}.`;

/** Whether a day, or a month, is of a year that may be entered. */
export const isOfSensibleYear = (dayOrMonth: string): boolean =>
  dayOrMonth.slice(0, 4) >= MIN_YEAR && dayOrMonth.slice(0, 4) <= MAX_YEAR;

/**
 * A day that somebody enters or asks for. Days in answers are `calendarDateSchema`: older ones stay readable.
 */
export const enteredDateSchema = calendarDateSchema.refine(isOfSensibleYear, { message: OUT_OF_YEARS });

/** Refuses each day of a form that is of another year. @param days with their paths in the form */
export const refuseOtherYears = (
  days: Iterable<readonly [CalendarDate | undefined, readonly (string | number)[]]>,
  context: z.RefinementCtx,
): void => {
  for (const [day, path] of days)
    if (day !== undefined && !isOfSensibleYear(day)) context.addIssue({ code: 'custom', path: [...path], message: OUT_OF_YEARS });
};
