import { addDays, bookingNumberOf } from '@wayfarer/contracts';
import { languages, spokenLanguage, t, tn } from '@wayfarer/words';
import { createEvent, type DateArray } from 'ics';
import type { BookedTrip, EmailContent } from '../email-content.ts';
import { foldCalendarLines } from './fold-calendar-lines.ts';
import { siteOf, type TemplateConfig } from './site-of.ts';

const dateArray = (day: string): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** A line break within a value would start a new property. */
export const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const timeArray = (time: string): [number, number] => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return [hours, minutes];
};

/**
 * From its start time to the end of its last day, where the trip has one; else whole days. Without a time
 * zone in either case (a floating time, RFC 5545 3.3.5), so that it says the same clock and day as the place
 * does, wherever the calendar is. The end is exclusive.
 */
export const timesOf = ({ travelDate, startTime, days }: Pick<BookedTrip, 'travelDate' | 'startTime' | 'days'>) => {
  const start = dateArray(travelDate);
  const end = dateArray(addDays(travelDate, days));
  if (startTime === undefined) return { start, end };
  const floating = { startInputType: 'local', startOutputType: 'local', endInputType: 'local', endOutputType: 'local' } as const;
  return { start: [...start, ...timeArray(startTime)] as DateArray, end: [...end, 0, 0] as DateArray, ...floating };
};

/** What is worth reading on the way. */
const descriptionOf = ({ bookingId, totalPersons, startTime, facts }: BookedTrip): string =>
  [
    tn(totalPersons, 'Booking {number}, {n} traveller.', 'Booking {number}, {n} travellers.', {
      number: bookingNumberOf(bookingId),
    }),
    startTime && t('Starts at {time}, local time.', { time: startTime }),
    facts?.meetingPoint && t('Meeting point: {place}.', { place: inOneLine(facts.meetingPoint) }),
    facts?.map && t('Map: {address}', { address: facts.map }),
    facts?.toBring && t('What to bring: {things}.', { things: inOneLine(facts.toBring.join('; ')) }),
  ]
    .filter(Boolean)
    .join('\n');

/** The entry of a trip for calendars, in the language of the moment. */
export const entryOf = (trip: BookedTrip, config: TemplateConfig, isCancelled: boolean): string => {
  const { urlOf, brand } = siteOf(config);
  const { error, value } = createEvent({
    uid: `booking-${trip.bookingId}@${new URL(config.PUBLIC_URL).hostname}`,
    sequence: (trip.changes ?? 0) + (isCancelled ? 1 : 0),
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    productId: `-//${inOneLine(brand)}//Bookings//${languages[spokenLanguage()].tag.toUpperCase()}`,
    title: inOneLine(trip.title),
    location: inOneLine([trip.facts?.meetingPoint, trip.place].filter(Boolean).join(', ')),
    description: descriptionOf(trip),
    url: urlOf('myTrip', { bookingId: trip.bookingId }),
    ...timesOf(trip),
    busyStatus: 'BUSY',
    transp: 'OPAQUE',
    ...(isCancelled
      ? {}
      : { alarms: [{ action: 'display', description: inOneLine(trip.title), trigger: { hours: 24, before: true } }] }),
  });
  if (error || value === null) throw error ?? new Error('The calendar entry is empty.');
  return foldCalendarLines(value);
};

/** The calendar entry that an email adds or cancels; null for most emails. */
export const calendarEntryOf = (content: EmailContent, config: TemplateConfig) => {
  const isCancelled = content.kind === 'booking-cancelled' && content.wasConfirmed;
  if (content.kind !== 'booking-confirmed' && content.kind !== 'booking-changed' && !isCancelled) return null;
  const { trip } = content;
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  return { method, filename: 'trip.ics', content: entryOf(trip, config, isCancelled) };
};
