import { type BookingTerms, type CalendarDate, closesAt } from '@wayfarer/contracts';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../../config.ts';

/** What the index must know of the site. */
export type Site = Pick<Config, 'SITE_TIME_ZONE' | 'BOOKING_CUT_OFF_DAYS'>;

/** Until when departures with some terms can be booked, in milliseconds since 1970. */
export type ClosingsOf = (terms: BookingTerms) => (day: CalendarDate) => number;

/** Different terms whose days are remembered: many packages share theirs. */
const MAX_TERMS = 200;

/**
 * Remembers what the calendar of a time zone said: asking it for a million departures would take a minute.
 */
export const createClosings = ({ SITE_TIME_ZONE }: Site): ClosingsOf => {
  const known = new LRUCache<string, Map<CalendarDate, number>>({ max: MAX_TERMS });
  return (terms) => {
    const key = JSON.stringify(terms);
    const days = known.get(key) ?? new Map<CalendarDate, number>();
    known.set(key, days);
    return (day) => {
      const closing = days.get(day) ?? closesAt(day, terms, SITE_TIME_ZONE).getTime();
      days.set(day, closing);
      return closing;
    };
  };
};
