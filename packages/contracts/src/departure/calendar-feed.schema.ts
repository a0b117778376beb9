import { t } from '@wayfarer/words';
import { z } from 'zod';

/** Days of departures in a calendar feed: before today, and from today on. */
export const FEED_DAYS_BACK = 30;
export const FEED_DAYS_AHEAD = 365;
/** Departures in one feed; of more the nearest ones count. */
export const MAX_FEED_EVENTS = 1000;

/**
 * The secret part of a feed's address. Calendars expect the name of a file, so it may end in `.ics`; whatever
 * is no address of this site is answered like one that was stopped.
 */
export const calendarTokenParams = z.object({
  token: z.string().max(100, { error: () => t('This is not the address of a calendar.') }),
});

export const calendarFeedSchema = z
  .object({ since: z.iso.datetime().nullable().meta({ description: 'When its address was made; null without one' }) })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

export const newCalendarFeedSchema = calendarFeedSchema.extend({
  address: z.url().meta({ description: 'Told this once: only its hash is stored' }),
});
