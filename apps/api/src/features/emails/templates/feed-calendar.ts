import { setImmediate } from 'node:timers/promises';
import { createEvents, type EventAttributes } from 'ics';
import { inOneLine, timesOf } from './calendar-entry.ts';
import { foldCalendarLines } from './fold-calendar-lines.ts';
import { siteOf, type TemplateConfig } from './site-of.ts';

/** A departure as a calendar shows it to staff: nothing about who travels. */
export type FeedEvent = {
  readonly packageId: string;
  readonly title: string;
  readonly travelDate: string;
  readonly days: number;
  readonly startTime?: string;
  readonly meetingPoint: string | undefined;
  readonly persons: number;
  readonly isCancelled: boolean;
};

const personsText = (persons: number): string => (persons === 1 ? '1 person' : `${persons} persons`);

/** A calendar without events is not allowed (RFC 5545 3.4), so it says which time it would be in. */
const emptyCalendar = (productId: string, name: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:${productId}`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${name}`,
    'BEGIN:VTIMEZONE',
    'TZID:UTC',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0000',
    'END:STANDARD',
    'END:VTIMEZONE',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const BEGIN_EVENT = 'BEGIN:VEVENT';
const END_CALENDAR = 'END:VCALENDAR';
/** Events that are written at once: each takes more than a millisecond, and other calls wait meanwhile. */
const AT_ONCE = 20;

/**
 * Departures as one calendar. The id of each event stays for good, so that a later answer replaces it. Other
 * calls are answered in between.
 */
export const feedOf = async (events: readonly FeedEvent[], config: TemplateConfig): Promise<string> => {
  const { urlOf, brand } = siteOf(config);
  const [productId, calName] = [`-//${inOneLine(brand)}//Departures//EN`, 'Departures'];
  if (events.length === 0) return foldCalendarLines(emptyCalendar(productId, calName));
  const attributesOf = (event: FeedEvent): EventAttributes => {
    const { packageId, title, travelDate, persons, isCancelled, meetingPoint, startTime } = event;
    const texts = [
      personsText(persons),
      startTime && `Starts at ${startTime}, local time.`,
      meetingPoint && `Meeting point: ${inOneLine(meetingPoint)}`,
    ];
    return {
      uid: `departure-${packageId}-${travelDate}@${new URL(config.PUBLIC_URL).hostname}`,
      sequence: isCancelled ? 1 : 0,
      status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      title: `${inOneLine(title)} (${personsText(persons)})`,
      ...(meetingPoint === undefined ? {} : { location: inOneLine(meetingPoint) }),
      description: texts.filter(Boolean).join('\n'),
      url: urlOf('adminDeparture', { packageId, day: travelDate }),
      ...timesOf(event),
      busyStatus: isCancelled ? 'FREE' : 'BUSY',
      transp: isCancelled ? 'TRANSPARENT' : 'OPAQUE',
    };
  };
  const parts: string[] = [];
  for (let begin = 0; begin < events.length; begin += AT_ONCE) {
    const some = events.slice(begin, begin + AT_ONCE).map(attributesOf);
    const { error, value } = createEvents(some, { productId, calName, method: 'PUBLISH' });
    if (error || !value) throw error ?? new Error('The calendar is empty.');
    // The calendar begins once, with the first events, and ends with the last ones.
    const isLast = begin + AT_ONCE >= events.length;
    const part = value.slice(begin === 0 ? 0 : value.indexOf(BEGIN_EVENT), isLast ? undefined : value.lastIndexOf(END_CALENDAR));
    parts.push(foldCalendarLines(part));
    await setImmediate();
  }
  return parts.join('');
};
