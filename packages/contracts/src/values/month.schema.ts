import { t } from '@wayfarer/words';
import { z } from 'zod';
import { isOfSensibleYear } from './calendar-date.schema.ts';

/** A month of the calendar, `YYYY-MM`, in the site's time zone. */
export const monthSchema = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: () => t('Enter a month as YYYY-MM.') })
  .meta({ example: '2026-12' });

/** A month that somebody asks for. */
export const askedMonthSchema = monthSchema.refine(isOfSensibleYear, {
  error: () => t('Enter a month of the years from 1900 to 2199.'),
});
