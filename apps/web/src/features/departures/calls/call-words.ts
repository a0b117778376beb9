import type { CalendarDate, CalledEmailKind, DepartureCall } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { whatsAppUrl } from '../../../shared/format/whatsapp-url.ts';

/** What the list says of calls instead of emails about one booking, and what is written by hand. */
const ofEmails: Readonly<Record<CalledEmailKind, { about: string; words: string }>> = {
  'booking-changed': { about: 'Their booking was changed', words: 'your booking has been changed.' },
  'booking-cancelled': { about: 'Their booking is cancelled', words: 'we have had to cancel your booking.' },
  'trip-reminder': { about: 'Reminder of the trip', words: 'your trip begins soon.' },
  'balance-reminder': { about: 'Reminder of what is still owed', words: 'a part of the price is still to be paid.' },
  'balance-overdue': { about: 'What is owed is overdue', words: 'a part of the price was due, and we have not received it.' },
  'departure-guaranteed': { about: 'The departure is guaranteed', words: 'this trip is now certain to leave.' },
  'refund-returned': {
    about: 'Their bank sent a refund back',
    words: 'your bank has sent our refund back. How can we return your money?',
  },
  'refund-completed': { about: 'A refund is on its way', words: 'we have returned a part of your money.' },
};

/** What a call is about, as its list says it. */
export const callAbout = ({ message, email, subject, otherDay }: DepartureCall): string => {
  if (email !== undefined) return ofEmails[email].about;
  if (message === null) {
    const asked = otherDay ? `. Ask by ${formatMoment(otherDay.until)}: ${formatDay(otherDay.day)} instead, or the money?` : '';
    return `The departure is cancelled${subject === null ? '' : `: ${subject}`}${asked}`;
  }
  return subject === null ? 'A message' : `Message: ${subject}`;
};

/** What the others read, for somebody who is written to by hand. */
const wordsOf = ({ message, email, subject, text, otherDay }: DepartureCall, title: string, day: CalendarDate): string => {
  const trip = `${title}, ${formatDay(day)}`;
  if (email !== undefined) return `${trip}: ${ofEmails[email].words}`;
  const first = message === null ? `${trip}: we have had to cancel this trip.` : `${trip}:`;
  const asked = otherDay
    ? `Would you like to travel on ${formatDay(otherDay.day)} instead, or have your money back? Please tell us by ${formatMoment(otherDay.until)}.`
    : null;
  return [first, subject, text, asked].filter((line) => line !== null).join('\n\n');
};

/** Opens WhatsApp with somebody who is called, the words filled in; undefined where no number is known. */
export const whatsAppLinkOf = (call: DepartureCall, title: string, day: CalendarDate): string | undefined =>
  whatsAppUrl(call.e164, wordsOf(call, title, day));
