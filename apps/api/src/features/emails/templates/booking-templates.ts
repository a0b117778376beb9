import { addDays, bookingNumberOf } from '@wayfarer/contracts';
import { dayText } from '../../../day-text.ts';
import type { BookedTrip, ContentOf } from '../email-content.ts';
import { factTable, instantText, money, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

const NO_MORE_THAN = 100;
const shortened = (text: string): string => (text.length > NO_MORE_THAN ? `${text.slice(0, NO_MORE_THAN)}…` : text);

const daysOf = ({ travelDate, days }: BookedTrip): string =>
  days === 1 ? dayText(travelDate) : `${dayText(travelDate)} to ${dayText(addDays(travelDate, days - 1))} (${days} days)`;

const tripFacts = (trip: BookedTrip, more: readonly (readonly [string, string])[] = []) =>
  factTable([
    ['Booking', bookingNumberOf(trip.bookingId)],
    ['Trip', trip.title],
    ['Where', trip.place],
    ['When', daysOf(trip)],
    ['Travellers', String(trip.totalPersons)],
    ['Total', money(trip.totalAmount)],
    ...more,
  ]);

const whyOf = (trip: BookedTrip, { brand }: Site): string =>
  `You get this email because booking ${bookingNumberOf(trip.bookingId)} was made at ${brand} with your account.`;
const bookingsOf = ({ userId }: BookedTrip, { urlOf }: Site) => urlOf('myBookings', { id: userId });
const tripPageOf = ({ bookingId }: BookedTrip, { urlOf }: Site) => urlOf('myTrip', { bookingId });
const payPageOf = ({ bookingId }: BookedTrip, { urlOf }: Site) => urlOf('paymentSession', { bookingId });

export const bookingReceived = ({ username, trip, payUntil }: ContentOf<'booking-received'>, site: Site): Template => ({
  subject: `Your booking ${bookingNumberOf(trip.bookingId)}: please pay to confirm it`,
  preview: `${shortened(trip.title)}, ${dayText(trip.travelDate)}: one step is left.`,
  heading: 'We have your booking. One step is left.',
  body: [
    paragraph(`Hello ${username}, your booking is confirmed once you have paid ${money(trip.totalAmount)}.`),
    payUntil
      ? paragraph(`Your seats are held until ${instantText(payUntil, site.timeZone)}. After that somebody else can book them.`)
      : paragraph('You can pay until the day of travel. Nothing is charged before.'),
    tripFacts(trip),
  ],
  action: { label: 'Pay now', url: payPageOf(trip, site) },
  why: whyOf(trip, site),
});

export const bookingConfirmed = ({ username, trip }: ContentOf<'booking-confirmed'>, site: Site): Template => ({
  subject: `Confirmed: ${shortened(trip.title)}, ${dayText(trip.travelDate)}`,
  preview: `We have your payment of ${money(trip.totalAmount)}. Your trip is booked.`,
  heading: 'Your trip is confirmed',
  body: [
    paragraph(
      `Hello ${username}, we have received your payment. Your trip is booked, and the days are attached for your calendar.`,
    ),
    paragraph(
      'Your voucher and your invoice are on the page of your trip. Show the voucher on the day of travel, on your phone or printed.',
    ),
    tripFacts(trip, [['Paid', money(trip.totalAmount)]]),
  ],
  action: { label: 'See your trip and its documents', url: tripPageOf(trip, site) },
  why: whyOf(trip, site),
});

export const paymentFailed = ({ username, trip, seatsHeldUntil }: ContentOf<'payment-failed'>, site: Site): Template => ({
  subject: `Your payment for booking ${bookingNumberOf(trip.bookingId)} was not completed`,
  preview: 'Nothing was charged. You can try again.',
  heading: 'Your payment was not completed',
  body: [
    paragraph(`Hello ${username}, the payment page was closed before a payment came through. Nothing was charged.`),
    seatsHeldUntil
      ? paragraph(
          `Your seats were held until ${instantText(seatsHeldUntil, site.timeZone)}. After that you can still pay as long as there are seats left on this day.`,
        )
      : paragraph('Your booking is still there, and you can pay it now.'),
    tripFacts(trip),
  ],
  action: { label: 'Try again', url: payPageOf(trip, site) },
  why: whyOf(trip, site),
});

const refundSentence = ({ refund, kept }: Pick<ContentOf<'booking-cancelled'>, 'refund' | 'kept'>): string => {
  if (refund > 0) return `${money(refund)} goes back to the card that paid. Banks usually show it within 5 to 10 working days.`;
  return kept > 0 ? 'By the cancellation policy of this trip nothing is refunded.' : 'You had not paid, so nothing was charged.';
};

export const bookingCancelled = (content: ContentOf<'booking-cancelled'>, site: Site): Template => {
  const { username, trip, refund, seatsSold } = content;
  return {
    subject: `Cancelled: booking ${bookingNumberOf(trip.bookingId)}`,
    preview: refund > 0 ? `${money(refund)} goes back to your card.` : 'Your booking is cancelled.',
    heading: 'Your booking is cancelled',
    body: [
      paragraph(
        seatsSold
          ? `Hello ${username}, your payment arrived after your seats were no longer held, and others had booked them by then. We are sorry.`
          : `Hello ${username}, your booking is cancelled.`,
      ),
      paragraph(refundSentence(content)),
      tripFacts(trip, refund > 0 ? [['Refund', money(refund)]] : []),
    ],
    action: { label: 'See your bookings', url: bookingsOf(trip, site) },
    why: whyOf(trip, site),
  };
};

export const refundCompleted = ({ username, trip, refund }: ContentOf<'refund-completed'>, site: Site): Template => ({
  subject: `Your refund of ${money(refund)} for booking ${bookingNumberOf(trip.bookingId)}`,
  preview: 'It is on its way to the card that paid.',
  heading: `We have refunded ${money(refund)}`,
  body: [
    paragraph(
      `Hello ${username}, the refund is on its way to the card that paid. Banks usually show it within 5 to 10 working days.`,
    ),
    paragraph('Where your booking has an invoice, its credit note is on the page of your trip.'),
    tripFacts(trip, [['Refund', money(refund)]]),
  ],
  action: { label: 'See your trip and its documents', url: tripPageOf(trip, site) },
  why: whyOf(trip, site),
});
