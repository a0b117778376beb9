import { bookingNumberOf, displayNameOf } from '@wayfarer/contracts';
import { dayText } from '../../../time/day-text.ts';
import type { BookedTrip, ContentOf, TripChangeTold } from '../email-content.ts';
import { agencyAction, agencyFacts, whyNotice } from './notice-templates.ts';
import { hello, money, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import {
  attachedText,
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

const persons = (count: number): string => (count === 1 ? '1 person' : `${count} persons`);

/** What it was before, as rows: only what is different now. */
const beforeRows = (trip: BookedTrip, was: TripChangeTold): [string, string][] => [
  ...(was.travelDate === trip.travelDate ? [] : [['Before', dayText(was.travelDate)] as [string, string]]),
  ...(was.totalPersons === trip.totalPersons ? [] : [['Persons before', persons(was.totalPersons)] as [string, string]]),
  ...(was.totalAmount === trip.totalAmount ? [] : [['Total before', money(was.totalAmount)] as [string, string]]),
];

/** What was paid or goes back, and what is owed from now on. */
const moneyText = (trip: BookedTrip, { paid, refund }: TripChangeTold): string => {
  const rest = owedOfTrip(trip);
  const now = paid > 0 ? `We have received ${money(paid)} for this change. ` : '';
  const back = refund > 0 ? `${money(refund)} goes back to you in the way you paid. ` : '';
  const owed = rest ? `${rest.owed} is still owed. Please pay it by ${rest.dueOn}.` : 'Nothing is owed.';
  return `${now}${back}${owed}`;
};

/** To the traveller, whoever changed the booking. */
export const bookingChanged = (
  { username, name, trip, change, attached = [] }: ContentOf<'booking-changed'>,
  site: Site,
): Template => ({
  subject: `Changed: ${shortened(trip.title)}, ${dayText(trip.travelDate)}`,
  preview: `It begins on ${shortened(beginningOfTrip(trip))}, for ${persons(trip.totalPersons)}.`,
  heading: 'Your booking was changed',
  words: [
    paragraph(`Your trip begins: ${beginningOfTrip(trip)}`, 'beginning'),
    paragraph(
      `${hello({ username, name })}, ${change.byAgency ? 'we have changed your booking' : 'your booking is changed'}. An entry for your calendar is attached, and takes the place of the former one.`,
    ),
  ],
  body: [
    paragraph(moneyText(trip, change)),
    paragraph(
      attached.length > 0
        ? `${attachedText(attached)} Please use the new voucher.`
        : 'You will find your new voucher on the page of your trip.',
    ),
    ...logInText(trip),
    ...minimumText(trip),
    tripFacts(trip, [...beforeRows(trip, change), ...moneyRows(trip)]),
  ],
  action: tripAction(trip, site, 'See your trip and its documents'),
  why: whyOf(trip, site),
});

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
