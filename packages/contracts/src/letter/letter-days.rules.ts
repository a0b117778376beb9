import { jsonInText } from '../values/json-in-text.ts';
import { numberInText } from '../values/number-in-text.ts';

/** The time of day at which reminders are sent, in UTC: nearly every time zone has the same date then. */
export const REMINDER_TIME = 'T10:00:00Z';
/** Days before a trip on which it is reminded of, until the agency sets others. */
export const TRIP_REMINDER_DAYS: readonly number[] = [7];
export const MAX_TRIP_REMINDERS = 5;
export const MAX_TRIP_REMINDER_DAYS = 60;
export const MAX_AFTER_TRIP_DAYS = 30;

const isDay = (days: unknown): days is number =>
  Number.isInteger(days) && Number(days) >= 1 && Number(days) <= MAX_TRIP_REMINDER_DAYS;

const listIn = (text: string): unknown => {
  const typed = text.trim();
  if (typed === '') return [];
  return typed.startsWith('[') ? jsonInText(typed) : typed.split(',').map((part) => numberInText(part.trim()));
};

/**
 * The days in a text with commas, in JSON or in a list, the longest before the trip first; null where they
 * are too many, or one of them is none or is there twice.
 */
export const reminderDaysIn = (value: unknown): number[] | null => {
  const list = typeof value === 'string' ? listIn(value) : value;
  if (!Array.isArray(list) || list.length > MAX_TRIP_REMINDERS || !list.every(isDay)) return null;
  return new Set(list).size === list.length ? list.toSorted((one, other) => other - one) : null;
};
