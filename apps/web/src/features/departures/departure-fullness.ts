import { type CalendarDate, groupDigits, type ListedDeparture } from '@wayfarer/contracts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { toldOn } from './departure-words.ts';

/** '9 of 12 booked'; '3 booked, 2 of 12 seats' where not each takes one; '9 travelled' on a past day. */
export const bookedText = (
  day: CalendarDate,
  { persons, seated, capacity }: Pick<ListedDeparture, 'persons' | 'seated' | 'capacity'>,
): string => {
  const verb = day < todayOnSite() ? 'travelled' : 'booked';
  if (capacity === null) return persons === 0 ? `Nobody ${verb}` : `${groupDigits(persons)} ${verb}`;
  if (seated === undefined) return `${groupDigits(persons)} of ${groupDigits(capacity)} ${verb}`;
  return `${groupDigits(persons)} ${verb}, ${groupDigits(seated)} of ${groupDigits(capacity)} seats`;
};

/** How a departure is coloured; the same is always told in words or figures beside the colour. */
export type Look = 'past' | 'stopped' | 'closed' | 'empty' | 'filling' | 'nearly-full' | 'full';

/** From this part of its seats on a departure is nearly full. */
const NEARLY_FULL = 0.75;

/** What the colour of a departure says: how full it is, unless it is over or nothing more is sold. */
export const lookOf = (day: CalendarDate, departure: ListedDeparture): Look => {
  const { persons, seated = persons, capacity, isScheduled } = departure;
  const { state } = toldOn(day, departure);
  if (state === 'cancelled' || isScheduled === false) return 'stopped';
  if (day < todayOnSite()) return 'past';
  if (state === 'closed') return 'closed';
  if (state === 'sold-out' || (capacity !== null && seated >= capacity)) return 'full';
  if (state === 'few' || (capacity !== null && seated >= NEARLY_FULL * capacity)) return 'nearly-full';
  return persons === 0 ? 'empty' : 'filling';
};
