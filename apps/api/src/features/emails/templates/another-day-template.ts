import { bookingNumberOf } from '@wayfarer/contracts';
import { dayText } from '../../../time/day-text.ts';
import { momentText } from '../../../time/moment-text.ts';
import type { ContentOf } from '../email-content.ts';
import { factTable, hello, money, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import { shortened, whyOf } from './trip-parts.ts';

type Content = ContentOf<'another-day'>;

const placesFor = (persons: number): string => (persons === 1 ? 'a place' : `${persons} places`);

/** What the move costs: nothing, whatever the other day costs. */
const moveText = ({ other: { refund, owed, dueOn } }: Content): string => {
  const back = refund > 0 ? ` That day costs less, so ${money(refund)} goes back to you.` : '';
  const rest = owed > 0 && dueOn !== null ? ` ${money(owed)} of the price is still owed, and is then due ${dayText(dueOn)}.` : '';
  return `Moving costs you nothing.${back}${rest}`;
};

/** A departure is cancelled, and its traveller chooses another day or the money. */
export const anotherDay = (content: Content, site: Site): Template => {
  const { username, name, trip, nonce, validUntil, reason, letter, other } = content;
  const until = momentText(validUntil, site.timeZone);
  const day = dayText(other.travelDate);
  const all =
    content.money > 0
      ? `All your money, ${money(content.money)}, goes back in the way you paid`
      : 'Your booking is cancelled; you had not paid anything';
  return {
    subject: `Please choose: ${shortened(trip.title)} on ${dayText(trip.travelDate)} is cancelled`,
    preview: `Travel on ${day} instead, or get your money. Please choose by ${until}.`,
    heading: 'Another day, or your money: please choose',
    body: [
      paragraph(
        `${hello({ username, name })}, we have had to cancel the departure on ${dayText(trip.travelDate)}. We are sorry.`,
      ),
      ...(reason === null ? [] : [paragraph(`The reason: ${reason}`, 'reason')]),
      ...(letter === null ? [] : [paragraph(letter, 'letter')]),
      paragraph(
        `You can travel on ${day}${other.startTime === undefined ? '' : ` at ${other.startTime}`} instead. We hold ${placesFor(trip.totalPersons)} for you until ${until}. ${moveText(content)}`,
      ),
      paragraph(`Or you do not travel. ${all}.`),
      paragraph(
        `Both buttons open the same page, where you confirm your choice without logging in. If we do not hear from you by then, ${content.money > 0 ? 'you get your money' : 'we cancel the booking'}.`,
      ),
      factTable([
        ['Cancelled', dayText(trip.travelDate)],
        ['New day', other.startTime === undefined ? day : `${day}, ${other.startTime}`],
        ['Choose by', until],
        ['Trip', trip.title],
        ['Where', trip.place],
        ['Booking', bookingNumberOf(trip.bookingId)],
        ['Travellers', String(trip.totalPersons)],
        ['Price', money(other.totalAmount)],
      ]),
    ],
    action: { label: `Move me to ${day}`, url: site.secretUrlOf('anotherDay', nonce, { answer: 'move' }) },
    otherAction: {
      label: content.money > 0 ? 'Give me my money' : 'Cancel my booking',
      url: site.secretUrlOf('anotherDay', nonce, { answer: 'money' }),
    },
    why: whyOf(trip, site),
  };
};
