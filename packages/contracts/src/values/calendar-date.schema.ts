import { z } from 'zod';

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
