import { z } from 'zod';

/** A month of the calendar, `YYYY-MM`, in the site's time zone. */
export const monthSchema = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM.')
  .meta({ example: '2026-12' });
