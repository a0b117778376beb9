import { displayNameOf } from '@wayfarer/contracts';
import { t, tn } from '@wayfarer/words';
import { listedValues } from '../../../language/listed-values.ts';
import { dayText } from '../../../time/day-text.ts';
import { momentText } from '../../../time/moment-text.ts';
import type { ContentOf } from '../email-content.ts';
import { factTable, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import { shortened } from './trip-parts.ts';

/** Seats are held for somebody who waited for them. */
export const waitlistOffer = (
  { username, name, nonce, validUntil, title, place, travelDate, startTime, totalPersons }: ContentOf<'waitlist-offer'>,
  { brand, timeZone, secretUrlOf }: Site,
): Template => {
  const until = momentText(validUntil, timeZone);
  return {
    subject: tn(totalPersons, 'A place is free for you: {trip}, {day}', '{n} places are free for you: {trip}, {day}', {
      trip: shortened(title),
      day: dayText(travelDate),
    }),
    preview: t('Held for you until {moment}.', { moment: until }),
    heading: tn(totalPersons, 'A place is free for you', '{n} places are free for you'),
    body: [
      paragraph(
        tn(
          totalPersons,
          'Hello {name}, good news: a place has become free on the trip that you are waiting for. We hold it for you until {moment}.',
          'Hello {name}, good news: places have become free on the trip that you are waiting for. We hold them for you until {moment}.',
          { name: displayNameOf({ username, name }), moment: until },
        ),
      ),
      paragraph(
        t(
          'The button below shows what the trip costs now, and books it without logging in. If you no longer want to come, please tell us there, so that others can.',
        ),
      ),
      factTable([
        [t('Trip'), title],
        [t('Where'), place],
        [t('Day'), listedValues(dayText(travelDate), startTime)],
        [t('Travellers'), String(totalPersons)],
        [t('Held until'), until],
      ]),
      paragraph(t('After that the next in line gets the offer. You can join the waitlist again whenever you like.')),
    ],
    action: { label: t('Book now, or decline'), url: secretUrlOf('seatOffer', nonce) },
    why: t('You are receiving this email because you joined the waitlist of this trip at {agency}.', { agency: brand }),
  };
};
