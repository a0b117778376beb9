import type { CalendarDate, DepartureCall } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';

/** What a call is about, as its list says it. */
export const callAbout = ({ message, subject }: DepartureCall): string => {
  if (message === null) return subject === null ? 'The departure is cancelled' : `The departure is cancelled: ${subject}`;
  return subject === null ? 'A message' : `Message: ${subject}`;
};

/** What the others read, for somebody who is written to by hand. */
const wordsOf = ({ message, subject, text }: DepartureCall, title: string, day: CalendarDate): string => {
  const trip = `${title}, ${formatDay(day)}`;
  const first = message === null ? `${trip}: we have had to cancel this trip.` : `${trip}:`;
  return [first, subject, text].filter((line) => line !== null).join('\n\n');
};

/** Opens WhatsApp with somebody, the words filled in; undefined where their number is not known as E.164. */
export const whatsAppLinkOf = (call: DepartureCall, title: string, day: CalendarDate): string | undefined =>
  call.e164 &&
  `https://wa.me/${call.e164.replaceAll(/\D/g, '')}?text=${encodeURIComponent(wordsOf(call, title, day).toWellFormed())}`;
