import { t } from '@wayfarer/words';
import { z } from 'zod';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { addDays } from '../values/calendar-date.ts';
import { groupDigits } from '../values/group-digits.ts';
import { noneOrNumberInText } from '../values/number-in-text.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { MAX_SEATS } from './seats.rules.ts';

/** The maximum number of days in one request for seats. */
const MAX_WINDOW_DAYS = 400;

/** How many persons can travel with a package on one day; null for unlimited. */
export const capacitySchema = z.preprocess(
  noneOrNumberInText,
  z
    .int({ error: () => t('Enter a whole number of seats, or leave it empty.') })
    .min(1, { error: () => t('Enter at least 1 seat, or leave it empty.') })
    .max(MAX_SEATS, { error: () => t('Enter at most {most} seats, or leave it empty.', { most: groupDigits(MAX_SEATS) }) })
    .nullable(),
);

export const seatsQuerySchema = z
  .object({ from: enteredDateSchema, to: enteredDateSchema })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: () => t('The last day is before the first.'),
    ...onceFieldsAreRight,
  })
  .refine(({ from, to }) => to < addDays(from, MAX_WINDOW_DAYS), {
    path: ['to'],
    error: () => t('Ask for at most {most} days at once.', { most: MAX_WINDOW_DAYS }),
    ...onceFieldsAreRight,
  });

/** Seats of a package: its capacity, and the days on which some of them are taken or that are closed. */
export const seatsSchema = z
  .object({
    capacity: z.int().nullable().meta({ description: 'Seats per travel day; null: no limit' }),
    days: z.array(
      z.object({
        travelDate: calendarDateSchema,
        left: z.int().min(0),
        paid: z.int().min(0).meta({ description: 'Seats of paid bookings; above the capacity where it was lowered since' }),
        held: z.int().min(0).meta({ description: 'Seats held for bookings that are not paid yet' }),
        isClosed: z.literal(true).optional().meta({ description: 'Closed by the agency: nothing of it is sold' }),
      }),
    ),
  })
  .meta({ id: 'Seats' });
export type Seats = z.infer<typeof seatsSchema>;
