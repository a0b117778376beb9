import { z } from 'zod';
import { numberInText } from '../values/number-in-text.ts';
import { MAX_AFTER_TRIP_DAYS, MAX_TRIP_REMINDER_DAYS, MAX_TRIP_REMINDERS, reminderDaysIn } from './letter-days.rules.ts';

const REMINDER_SENTENCE = `Enter up to ${MAX_TRIP_REMINDERS} different whole numbers of days from 1 to ${MAX_TRIP_REMINDER_DAYS}, with commas between them, or leave it empty.`;
/** Days before the trip on which it is reminded of, as text with commas or as JSON; empty: none. */
export const tripReminderDaysSchema = z.preprocess(
  // They are typed together, so what is wrong with one of them is told of the field.
  reminderDaysIn,
  z.array(z.int().min(1).max(MAX_TRIP_REMINDER_DAYS), { error: REMINDER_SENTENCE }).max(MAX_TRIP_REMINDERS),
);

const AFTER_SENTENCE = `Enter a whole number of days, from 1 to ${MAX_AFTER_TRIP_DAYS}, or leave it empty.`;
/** Days after the last day of the trip on which the email after it is sent; empty: never. */
export const afterTripDaysSchema = z.preprocess(
  (value) => (value === '' ? null : numberInText(value)),
  z.int(AFTER_SENTENCE).min(1, AFTER_SENTENCE).max(MAX_AFTER_TRIP_DAYS, AFTER_SENTENCE).nullable(),
);
