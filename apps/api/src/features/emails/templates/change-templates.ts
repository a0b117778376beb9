import { bookingNumberOf, displayNameOf } from '@wayfarer/contracts';
import { t, tn } from '@wayfarer/words';
import { dayText } from '../../../time/day-text.ts';
import type { BookedTrip, ContentOf, TripChangeTold } from '../email-content.ts';
import { attachedText } from './document-texts.ts';
import { agencyAction, agencyFacts, whyNotice } from './notice-templates.ts';
import { inARow, money, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import {
  beginningOfTrip,
  logInText,
  minimumText,
  moneyRows,
  owedOfTrip,
  shortened,
  tripAction,
  tripFacts,
  whyOf,
} from './trip-parts.ts';

const persons = (count: number): string => tn(count, '{n} person', '{n} persons');

/** What it was before, as rows: only what is different now. */
const beforeRows = (trip: BookedTrip, was: TripChangeTold): [string, string][] => [
  ...(was.travelDate === trip.travelDate ? [] : [[t('Before'), dayText(was.travelDate)] as [string, string]]),
  ...(was.totalPersons === trip.totalPersons ? [] : [[t('Persons before'), persons(was.totalPersons)] as [string, string]]),
  ...(was.totalAmount === trip.totalAmount ? [] : [[t('Total before'), money(was.totalAmount)] as [string, string]]),
];

/** What was paid or goes back, and what is owed from now on. */
const moneyText = (trip: BookedTrip, { paid, refund }: TripChangeTold): string => {
  const rest = owedOfTrip(trip);
  return inARow(
    paid > 0 ? t('We have received {amount} for this change.', { amount: money(paid) }) : null,
    refund > 0 ? t('{amount} goes back to you in the way you paid.', { amount: money(refund) }) : null,
    rest ? t('{owed} is still owed. Please pay it by {day}.', { owed: rest.owed, day: rest.day }) : t('Nothing is owed.'),
  );
};

/** To the traveller, whoever changed the booking. */
export const bookingChanged = (
  { username, name, trip, change, attached = [] }: ContentOf<'booking-changed'>,
  site: Site,
): Template => {
  const called = { name: displayNameOf({ username, name }) };
  return {
    subject: t('Changed: {trip}, {day}', { trip: shortened(trip.title), day: dayText(trip.travelDate) }),
    preview: tn(trip.totalPersons, 'It begins on {beginning}, for {n} person.', 'It begins on {beginning}, for {n} persons.', {
      beginning: shortened(beginningOfTrip(trip)),
    }),
    heading: t('Your booking was changed'),
    words: [
      paragraph(t('Your trip begins: {beginning}', { beginning: beginningOfTrip(trip) }), 'beginning'),
      paragraph(
        change.byAgency
          ? t(
              'Hello {name}, we have changed your booking. An entry for your calendar is attached, and takes the place of the former one.',
              called,
            )
          : t(
              'Hello {name}, your booking is changed. An entry for your calendar is attached, and takes the place of the former one.',
              called,
            ),
      ),
    ],
    body: [
      paragraph(moneyText(trip, change)),
      paragraph(
        attached.length > 0
          ? inARow(attachedText(attached), t('Please use the new voucher.'))
          : t('You will find your new voucher on the page of your trip.'),
      ),
      ...logInText(trip),
      ...minimumText(trip),
      tripFacts(trip, [...beforeRows(trip, change), ...moneyRows(trip)]),
    ],
    action: tripAction(trip, site, t('See your trip and its documents')),
    why: whyOf(trip, site),
  };
};

/** To the agency, once a traveller has changed a booking. */
export const bookingChangedNotice = (content: ContentOf<'booking-changed-notice'>, site: Site): Template => {
  const { trip, change, username, name } = content;
  return {
    subject: `Changed: ${shortened(trip.title)}, ${dayText(trip.travelDate)}`,
    preview: `Booking ${bookingNumberOf(trip.bookingId)}, now for ${persons(trip.totalPersons)}.`,
    heading: 'A traveller changed a booking',
    body: [
      paragraph(
        `${displayNameOf({ username, name })} has changed the booking. ${change.refund > 0 ? `${money(change.refund)} goes back. ` : ''}${change.paid > 0 ? `${money(change.paid)} was paid for it.` : ''}`,
      ),
      agencyFacts(content, beforeRows(trip, change)),
    ],
    action: agencyAction(content, site),
    why: whyNotice('booking that a traveller changes', site),
  };
};
