import { addDays, bookingNumberOf } from '@wayfarer/contracts';
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

/** Whole days without times, so that no time zone moves them. The end is exclusive. */
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
    start: dateArray(trip.travelDate),
    end: dateArray(addDays(trip.travelDate, trip.days)),
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
