import { bookingNumberOf } from '@wayfarer/contracts';
import { dayText } from '../../../time/day-text.ts';
import { instantText } from '../../../time/instant-text.ts';
import type { BookedTrip, ContentOf, DocumentKind } from '../email-content.ts';
import { capitalized, hello, money, opening, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import {
  attachedText,
  beginningOfTrip,
  isPaidOnArrival,
  issuedFor,
  listed,
  logInText,
  minimumText,
  moneyRows,
  owedOfTrip,
  paidOfTrip,
  payPageOf,
  shortened,
  splitText,
  tripAction,
  tripFacts,
  tripPageOf,
  whatBelongs,
  whenItBegins,
  whyOf,
} from './trip-parts.ts';

/** Where it is paid: by its link, which needs no login, or else on its page. */
const payUrlOf = (trip: BookedTrip, site: Site, nonce: string | undefined): string =>
  nonce === undefined ? payPageOf(trip, site) : site.secretUrlOf('payLink', nonce);

export const bookingReceived = (
  { username, name, trip, payUntil, nonce }: ContentOf<'booking-received'>,
  site: Site,
): Template => ({
  subject: `Your booking ${bookingNumberOf(trip.bookingId)}: payment needed to confirm`,
  preview: `${shortened(trip.title)}, ${dayText(trip.travelDate)}: one step left.`,
  heading: 'Almost there: pay to confirm your booking.',
  ...opening(
    { username, name },
    `your booking is confirmed once you have paid ${trip.plan ? `a deposit of ${money(trip.plan.deposit)}` : money(trip.totalAmount)}.`,
  ),
  body: [
    ...splitText(trip),
    payUntil
      ? paragraph(`Your seats are held until ${instantText(payUntil, site.timeZone)}. After that they’ll be released.`)
      : paragraph(`${trip.plan ? '' : 'You can pay until the day of travel. '}Nothing is charged until you pay.`),
    ...minimumText(trip),
    tripFacts(trip),
  ],
  action: { label: 'Pay now', url: payUrlOf(trip, site, nonce) },
  why: whyOf(trip, site),
});

const VOUCHER_USE = 'Show the voucher on the day of travel, on your phone or printed.';
/** Which documents are attached, or where to find them instead. */
const documentsText = (trip: BookedTrip, attached: readonly DocumentKind[]): string => {
  if (attached.length === 0)
    return `You will find your voucher and your ${issuedFor(trip)} on the page of your trip. ${VOUCHER_USE}`;
  const what = attachedText(attached);
  return attached.includes('voucher') ? `${what} ${VOUCHER_USE}` : what;
};

const howToPayRest = (trip: BookedTrip, dueOn: string): string =>
  isPaidOnArrival(trip)
    ? `You pay it on arrival, on ${dueOn}, to your guide or at our desk.`
    : `Please pay it by ${dueOn}, in one payment or in several.`;

export const bookingConfirmed = (
  { username, name, trip, attached = [] }: ContentOf<'booking-confirmed'>,
  site: Site,
): Template => {
  const rest = owedOfTrip(trip);
  return {
    subject: `Confirmed: ${shortened(trip.title)}, ${dayText(trip.travelDate)}`,
    preview: `It begins on ${shortened(beginningOfTrip(trip))}. We have your payment of ${paidOfTrip(trip)}${rest ? `; ${rest.owed} is ${rest.due}` : ''}.`,
    heading: 'Your trip is confirmed',
    words: [
      paragraph(`Your trip begins: ${beginningOfTrip(trip)}`, 'beginning'),
      paragraph(
        `${hello({ username, name })}, we have received ${rest ? paidOfTrip(trip) : 'your payment'}. Your trip is booked. An entry for your calendar is attached.`,
      ),
    ],
    body: [
      ...(rest ? [paragraph(`${rest.owed} is still owed. ${howToPayRest(trip, rest.dueOn)}`, 'rest')] : []),
      paragraph(documentsText(trip, attached)),
      ...logInText(trip),
      ...minimumText(trip),
      tripFacts(trip, moneyRows(trip)),
      ...whatBelongs(trip),
    ],
    action: tripAction(trip, site, 'See your trip and its documents'),
    why: whyOf(trip, site),
  };
};

export const paymentFailed = (
  { username, name, trip, seatsHeldUntil, nonce }: ContentOf<'payment-failed'>,
  site: Site,
): Template => ({
  subject: `Your payment for booking ${bookingNumberOf(trip.bookingId)} was not completed`,
  preview: 'Nothing was charged. You can try again.',
  heading: 'Your payment was not completed',
  ...opening({ username, name }, 'the payment page was closed before a payment came through. Nothing was charged.'),
  body: [
    seatsHeldUntil
      ? paragraph(
          `Your seats were held until ${instantText(seatsHeldUntil, site.timeZone)}. After that you can still pay as long as there are seats left on this day.`,
        )
      : paragraph('Your booking is still open, and you can pay for it now.'),
    ...splitText(trip),
    tripFacts(trip),
  ],
  action: { label: 'Try again', url: payUrlOf(trip, site, nonce) },
  why: whyOf(trip, site),
});

export const holdExpired = ({ username, name, trip }: ContentOf<'hold-expired'>, site: Site): Template => ({
  subject: `The seats of booking ${bookingNumberOf(trip.bookingId)} are no longer held`,
  preview: `${shortened(trip.title)}, ${dayText(trip.travelDate)}: pay now to take them if they are still free.`,
  heading: 'Your seats are no longer held',
  ...opening({ username, name }, 'your booking was not paid while its seats were held. Nothing was charged.'),
  body: [
    paragraph(
      'You can still pay as long as there are seats left on this day. If you no longer want the trip, there is nothing to do.',
    ),
    ...splitText(trip),
    tripFacts(trip),
  ],
  action: { label: 'Pay now', url: payPageOf(trip, site) },
  why: whyOf(trip, site),
});

export const tripReminder = (content: ContentOf<'trip-reminder'>, site: Site): Template => {
  const { username, name, trip, firstDay } = content;
  const when = whenItBegins(content);
  return {
    subject: `${capitalized(when)}: ${shortened(trip.title)}`,
    preview: `It begins on ${shortened(beginningOfTrip(trip))}. What to bring, and what to check.`,
    heading: `Your trip begins ${when}`,
    words: [
      paragraph(`${hello({ username, name })}, your trip begins ${when}: ${beginningOfTrip(trip)}. What to bring:`),
      paragraph(
        [
          '• Your voucher, on your phone or printed. Your guide scans its code.',
          '• An identity document for each traveller, and visas where needed.',
          ...(trip.facts?.toBring ?? []).map((line) => `• ${line}`),
          '• Your medicines, and your travel insurance documents if you have any.',
        ].join('\n'),
        'bring',
      ),
    ],
    kept: listed('What to bring', trip.facts?.toBring),
    body: [
      ...(firstDay ? [paragraph(`The first day: ${firstDay}`, 'first day')] : []),
      tripFacts(trip, owedOfTrip(trip) ? moneyRows(trip) : []),
      paragraph('If anything has changed for you, reply to this email.'),
    ],
    action: { label: 'See your trip and voucher', url: tripPageOf(trip, site) },
    why: whyOf(trip, site),
  };
};

export const tripAfter = ({ username, name, trip }: ContentOf<'trip-after'>, site: Site): Template => ({
  subject: `How was your trip? ${shortened(trip.title)}`,
  preview: 'Thank you for travelling with us.',
  heading: 'How was your trip?',
  words: [
    paragraph(`${hello({ username, name })}, thank you for travelling with us.`),
    paragraph('How was it? We are glad of a few words: just reply to this email.', 'reply'),
  ],
  body: [tripFacts(trip)],
  // Nobody has to choose a password only to look back.
  ...(trip.hasNoPassword ? {} : { action: { label: 'See your trip', url: tripPageOf(trip, site) } }),
  why: whyOf(trip, site),
});
