import { addDays, bookingNumberOf, instantAt, startOfDay } from '@wayfarer/contracts';
import { createEvent, type DateArray } from 'ics';
import type { BookedTrip, EmailContent } from '../email-content.ts';
import { foldCalendarLines } from './fold-calendar-lines.ts';
import { siteOf, type TemplateConfig } from './site-of.ts';

const dateArray = (day: string): DateArray => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** A line break within a value would start a new property. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const instantArray = (instant: Date): DateArray => {
  const [year, month, date] = dateArray(instant.toISOString().slice(0, 10));
  return [year, month, date, instant.getUTCHours(), instant.getUTCMinutes()];
};

/**
 * From its start time to the end of its last day, where the trip has one; else whole days without times, so
 * that no time zone moves them. The end is exclusive.
 */
const timesOf = ({ travelDate, startTime, days }: BookedTrip, timeZone: string) => {
  const after = addDays(travelDate, days);
  if (startTime === undefined) return { start: dateArray(travelDate), end: dateArray(after) };
  return {
    start: instantArray(instantAt(travelDate, startTime, timeZone)),
    startInputType: 'utc' as const,
    end: instantArray(startOfDay(after, timeZone)),
    endInputType: 'utc' as const,
  };
};

/** The entry of a trip for calendars. */
export const entryOf = (trip: BookedTrip, config: TemplateConfig, isCancelled: boolean): string => {
  const { urlOf, brand, timeZone } = siteOf(config);
  const { error, value } = createEvent({
    uid: `booking-${trip.bookingId}@${new URL(config.PUBLIC_URL).hostname}`,
    sequence: isCancelled ? 1 : 0,
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    productId: `-//${inOneLine(brand)}//Bookings//EN`,
    title: inOneLine(trip.title),
    location: inOneLine(trip.place),
    description: `Booking ${bookingNumberOf(trip.bookingId)}, ${trip.totalPersons} travellers. Dates are in the time zone ${timeZone}.`,
    url: urlOf('myTrip', { bookingId: trip.bookingId }),
    ...timesOf(trip, timeZone),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  });
  if (error || value === null) throw error ?? new Error('The calendar entry is empty.');
  return foldCalendarLines(value);
};

/** The calendar entry that an email adds or cancels; null for most emails. */
export const calendarEntryOf = (content: EmailContent, config: TemplateConfig) => {
  const isCancelled = content.kind === 'booking-cancelled' && content.wasConfirmed;
  if (content.kind !== 'booking-confirmed' && !isCancelled) return null;
  const { trip } = content;
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  return { method, filename: 'trip.ics', content: entryOf(trip, config, isCancelled) };
};
