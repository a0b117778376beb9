import { dayText } from '../../../time/day-text.ts';
import { momentText } from '../../../time/moment-text.ts';
import type { ContentOf } from '../email-content.ts';
import { factTable, hello, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import { shortened } from './trip-parts.ts';

const seatsText = (persons: number): string => (persons === 1 ? 'A place is' : `${persons} places are`);

/** Seats are held for somebody who waited for them. */
export const waitlistOffer = (
  { username, name, nonce, validUntil, title, place, travelDate, startTime, totalPersons }: ContentOf<'waitlist-offer'>,
  { brand, timeZone, secretUrlOf }: Site,
): Template => {
  const until = momentText(validUntil, timeZone);
  return {
    subject: `${seatsText(totalPersons)} free for you: ${shortened(title)}, ${dayText(travelDate)}`,
    preview: `Held for you until ${until}.`,
    heading: `${seatsText(totalPersons)} free for you`,
    body: [
      paragraph(
        `${hello({ username, name })}, good news: ${totalPersons === 1 ? 'a place has' : 'places have'} become free on the trip that you are waiting for. We hold ${totalPersons === 1 ? 'it' : 'them'} for you until ${until}.`,
      ),
      paragraph(
        'The button below shows what the trip costs now, and books it without logging in. If you no longer want to come, please tell us there, so that others can.',
      ),
      factTable([
        ['Trip', title],
        ['Where', place],
        ['Day', startTime === undefined ? dayText(travelDate) : `${dayText(travelDate)}, ${startTime}`],
        ['Travellers', String(totalPersons)],
        ['Held until', until],
      ]),
      paragraph('After that the next in line gets the offer. You can join the waitlist again whenever you like.'),
    ],
    action: { label: 'Book now, or decline', url: secretUrlOf('seatOffer', nonce) },
    why: `You are receiving this email because you joined the waitlist of this trip at ${brand}.`,
  };
};
