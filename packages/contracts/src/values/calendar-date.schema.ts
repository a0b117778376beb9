import { t } from '@wayfarer/words';
import { z } from 'zod';
import type { CalendarDate } from './calendar-date.ts';

const isRealDay = (text: string): boolean => {
  const instant = new Date(`${text}T00:00:00Z`);
  // Date parses a day after the end of its month as one of the next month, and a day above 31 as invalid.
  return instant.getUTCDate() === Number(text.slice(8));
};

export const calendarDateSchema = z
  .string({ error: () => t('Enter a date.') })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: () => t('Enter a date as YYYY-MM-DD.') })
  .refine(isRealDay, { error: () => t('This day does not exist.') })
  .meta({ description: 'A day of the calendar in the time zone of the site', example: '2026-12-12' });

/** Every process can reckon with the days of these years; a year such as 0026 is a slip of the keys. */
const [MIN_YEAR, MAX_YEAR] = ['1900', '2199'];
const outOfYears = (): string => t('Enter a day of the years from {first} to {last}.', { first: MIN_YEAR, last: MAX_YEAR });

/** Whether a day, or a month, is of a year that may be entered. */
export const isOfSensibleYear = (dayOrMonth: string): boolean =>
  dayOrMonth.slice(0, 4) >= MIN_YEAR && dayOrMonth.slice(0, 4) <= MAX_YEAR;

/**
 * A day that somebody enters or asks for. Days in answers are `calendarDateSchema`: older ones stay readable.
 */
export const enteredDateSchema = calendarDateSchema.refine(isOfSensibleYear, { error: outOfYears });

/** Refuses each day of a form that is of another year. @param days with their paths in the form */
export const refuseOtherYears = (
  days: Iterable<readonly [CalendarDate | undefined, readonly (string | number)[]]>,
  context: z.RefinementCtx,
): void => {
  for (const [day, path] of days)
    if (day !== undefined && !isOfSensibleYear(day)) context.addIssue({ code: 'custom', path: [...path], message: outOfYears() });
};
