import { bookingNumberOf, displayNameOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { dayText } from '../../../time/day-text.ts';
import { instantText } from '../../../time/instant-text.ts';
import type { BookedTrip, ContentOf } from '../email-content.ts';
import { documentsText } from './document-texts.ts';
import { money, opening, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import {
  beginningOfTrip,
  logInText,
  minimumText,
  moneyRows,
  type Owed,
  owedOfTrip,
  paidOfTrip,
  payPageOf,
  shortened,
  splitText,
  tripAction,
  tripFacts,
  whatBelongs,
  whyOf,
} from './trip-parts.ts';

/** Where it is paid: by its link, which needs no login, or else on its page. */
const payUrlOf = (trip: BookedTrip, site: Site, nonce: string | undefined): string =>
  nonce === undefined ? payPageOf(trip, site) : site.secretUrlOf('payLink', nonce);

const receivedOpening = ({ username, name, trip }: ContentOf<'booking-received'>) => {
  const values = { name: displayNameOf({ username, name }), amount: money(trip.plan?.deposit ?? trip.totalAmount) };
  return trip.plan
    ? opening(
        t('Hello {name}, your booking is confirmed once you have paid a deposit of {amount}.', values),
        t('Your booking is confirmed once you have paid a deposit of {amount}.', values),
      )
    : opening(
        t('Hello {name}, your booking is confirmed once you have paid {amount}.', values),
        t('Your booking is confirmed once you have paid {amount}.', values),
      );
};

export const bookingReceived = (content: ContentOf<'booking-received'>, site: Site): Template => {
  const { trip, payUntil, nonce } = content;
  const whenToPay = trip.plan
    ? t('Nothing is charged until you pay.')
    : t('You can pay until the day of travel. Nothing is charged until you pay.');
  return {
    subject: t('Your booking {number}: payment needed to confirm', { number: bookingNumberOf(trip.bookingId) }),
    preview: t('{trip}, {day}: one step left.', { trip: shortened(trip.title), day: dayText(trip.travelDate) }),
    heading: t('Almost there: pay to confirm your booking.'),
    ...receivedOpening(content),
    body: [
      ...splitText(trip),
      paragraph(
        payUntil
          ? t('Your seats are held until {moment}. After that they’ll be released.', {
              moment: instantText(payUntil, site.timeZone),
            })
          : whenToPay,
      ),
      ...minimumText(trip),
      tripFacts(trip),
    ],
    action: { label: t('Pay now'), url: payUrlOf(trip, site, nonce) },
    why: whyOf(trip, site),
  };
};

const restText = ({ owed, day, isOnArrival }: Owed): string =>
  isOnArrival
    ? t('{owed} is still owed. You pay it on arrival, on {day}, to your guide or at our desk.', { owed, day })
    : t('{owed} is still owed. Please pay it by {day}, in one payment or in several.', { owed, day });

const confirmedPreview = (trip: BookedTrip, rest: Owed | null): string => {
  const values = { beginning: shortened(beginningOfTrip(trip)), paid: paidOfTrip(trip) };
  if (!rest) return t('It begins on {beginning}. We have your payment of {paid}.', values);
  const { owed, day } = rest;
  return rest.isOnArrival
    ? t('It begins on {beginning}. We have your payment of {paid}; {owed} is paid on arrival, {day}.', { ...values, owed, day })
    : t('It begins on {beginning}. We have your payment of {paid}; {owed} is due {day}.', { ...values, owed, day });
};

export const bookingConfirmed = (
  { username, name, trip, attached = [] }: ContentOf<'booking-confirmed'>,
  site: Site,
): Template => {
  const rest = owedOfTrip(trip);
  const values = { name: displayNameOf({ username, name }), amount: paidOfTrip(trip) };
  return {
    subject: t('Confirmed: {trip}, {day}', { trip: shortened(trip.title), day: dayText(trip.travelDate) }),
    preview: confirmedPreview(trip, rest),
    heading: t('Your trip is confirmed'),
    words: [
      paragraph(t('Your trip begins: {beginning}', { beginning: beginningOfTrip(trip) }), 'beginning'),
      paragraph(
        rest
          ? t('Hello {name}, we have received {amount}. Your trip is booked. An entry for your calendar is attached.', values)
          : t(
              'Hello {name}, we have received your payment. Your trip is booked. An entry for your calendar is attached.',
              values,
            ),
      ),
    ],
    body: [
      ...(rest ? [paragraph(restText(rest), 'rest')] : []),
      paragraph(documentsText(trip, attached)),
      ...logInText(trip),
      ...minimumText(trip),
      tripFacts(trip, moneyRows(trip)),
      ...whatBelongs(trip),
    ],
    action: tripAction(trip, site, t('See your trip and its documents')),
    why: whyOf(trip, site),
  };
};

export const paymentFailed = (
  { username, name, trip, seatsHeldUntil, nonce }: ContentOf<'payment-failed'>,
  site: Site,
): Template => ({
  subject: t('Your payment for booking {number} was not completed', { number: bookingNumberOf(trip.bookingId) }),
  preview: t('Nothing was charged. You can try again.'),
  heading: t('Your payment was not completed'),
  ...opening(
    t('Hello {name}, the payment page was closed before a payment came through. Nothing was charged.', {
      name: displayNameOf({ username, name }),
    }),
    t('The payment page was closed before a payment came through. Nothing was charged.'),
  ),
  body: [
    paragraph(
      seatsHeldUntil
        ? t('Your seats were held until {moment}. After that you can still pay as long as there are seats left on this day.', {
            moment: instantText(seatsHeldUntil, site.timeZone),
          })
        : t('Your booking is still open, and you can pay for it now.'),
    ),
    ...splitText(trip),
    tripFacts(trip),
  ],
  action: { label: t('Try again'), url: payUrlOf(trip, site, nonce) },
  why: whyOf(trip, site),
});

export const holdExpired = ({ username, name, trip }: ContentOf<'hold-expired'>, site: Site): Template => ({
  subject: t('The seats of booking {number} are no longer held', { number: bookingNumberOf(trip.bookingId) }),
  preview: t('{trip}, {day}: pay now to take them if they are still free.', {
    trip: shortened(trip.title),
    day: dayText(trip.travelDate),
  }),
  heading: t('Your seats are no longer held'),
  ...opening(
    t('Hello {name}, your booking was not paid while its seats were held. Nothing was charged.', {
      name: displayNameOf({ username, name }),
    }),
    t('Your booking was not paid while its seats were held. Nothing was charged.'),
  ),
  body: [
    paragraph(
      t('You can still pay as long as there are seats left on this day. If you no longer want the trip, there is nothing to do.'),
    ),
    ...splitText(trip),
    tripFacts(trip),
  ],
  action: { label: t('Pay now'), url: payPageOf(trip, site) },
  why: whyOf(trip, site),
});
