import { bookingNumberOf, minorUnitsOf, rupeesOf } from '@wayfarer/contracts';
import { dayText } from '../../../time/day-text.ts';
import type { ContentOf } from '../email-content.ts';
import { money, opening, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import { bookingsOf, tripFacts, tripPageOf, whyOf } from './trip-parts.ts';

const BY_CARD = 'Banks usually show it within 5 to 10 working days.';
const GIVEN_BY_HAND = 'goes back to you. You paid it to us directly, so we give it to you the same way.';

/** How a refund goes back, which may be of several payments. */
const wayBack = ({ refund, byHand, partByHand, isToSeveralCards }: ContentOf<'booking-cancelled'>): string => {
  if (byHand) return GIVEN_BY_HAND;
  if (partByHand !== undefined) {
    const toCard = money(rupeesOf(minorUnitsOf(refund) - minorUnitsOf(partByHand)));
    return `goes back to you: ${toCard} to the card you paid with, and ${money(partByHand)} in the way in which you paid us directly. ${BY_CARD}`;
  }
  return isToSeveralCards
    ? `goes back to you, each payment to the card it came from. ${BY_CARD}`
    : `goes back to the card you paid with. ${BY_CARD}`;
};

/** What the agency decides is never told as the traveller's cancellation policy. */
const refundSentence = (content: ContentOf<'booking-cancelled'>): string => {
  const { refund, kept, keptDeposit, byAgency, isDisputed } = content;
  const isAll = byAgency && kept === 0;
  const deposit = keptDeposit === undefined ? null : `Your deposit of ${money(keptDeposit)} is not refundable`;
  if (refund > 0)
    return `${isAll ? 'Everything you paid, ' : ''}${money(refund)}${isAll ? ',' : ''} ${wayBack(content)}${deposit ? ` ${deposit}, so we keep it.` : ''}`;
  if (isDisputed)
    return 'You disputed your payment, so your bank decides about it. We cannot refund it as long as the bank has the money.';
  if (deposit) return `${deposit}, so nothing is refunded.`;
  if (kept === 0) return 'You had not paid, so nothing was charged.';
  return byAgency ? 'Nothing is refunded.' : 'Under the cancellation policy of this trip, nothing is refunded.';
};

const whatHappened = ({
  seatsSold,
  isCodeUsedUp,
  overdueSince,
  byAgency,
  wasConfirmed,
}: ContentOf<'booking-cancelled'>): string => {
  if (seatsSold)
    return 'your payment arrived when your seats were no longer held, and others had already booked them. We are sorry.';
  if (isCodeUsedUp)
    return 'your payment arrived when your promotion code was no longer held for you, and it had been used up. We are sorry.';
  if (overdueSince !== undefined)
    return `the balance of your booking was due ${dayText(overdueSince)}, and we have not received it. Your booking is now cancelled, and its seats are free for others.`;
  if (!byAgency) return 'we’ve cancelled your booking as requested.';
  return wasConfirmed
    ? 'we have had to cancel your trip. We are sorry. If you would like to travel on another day, reply to this email.'
    : 'we have had to cancel your booking. We are sorry.';
};

export const bookingCancelled = (content: ContentOf<'booking-cancelled'>, site: Site): Template => {
  const { username, name, trip, refund, byAgency, reason, letter } = content;
  return {
    subject: `Cancelled: booking ${bookingNumberOf(trip.bookingId)}`,
    preview:
      refund > 0
        ? `${money(refund)} goes back to ${content.byHand || content.partByHand || content.isToSeveralCards ? 'you' : 'your card'}.`
        : 'Your booking is cancelled.',
    heading: byAgency ? 'We had to cancel your booking' : 'Your booking is cancelled',
    ...opening({ username, name }, whatHappened(content)),
    body: [
      ...(reason === null ? [] : [paragraph(`The reason: ${reason}`, 'reason')]),
      ...(letter === undefined ? [] : [paragraph(letter, 'letter')]),
      paragraph(refundSentence(content)),
      tripFacts(trip, refund > 0 ? [['Refund', money(refund)]] : []),
    ],
    action: { label: 'See your bookings', url: bookingsOf(trip, site) },
    why: whyOf(trip, site),
  };
};

export const refundCompleted = (
  { username, name, trip, refund, byHand, attached = [] }: ContentOf<'refund-completed'>,
  site: Site,
): Template => ({
  subject: `Your refund of ${money(refund)} for booking ${bookingNumberOf(trip.bookingId)}`,
  preview: byHand ? 'We have given it back to you.' : 'It is on its way to the card you paid with.',
  heading: `We have refunded ${money(refund)}`,
  ...opening(
    { username, name },
    byHand
      ? 'we have given the refund back to you. You had paid this to us directly, not by card.'
      : `the refund is on its way to the card you paid with. ${BY_CARD}`,
  ),
  body: [
    paragraph(
      attached.length > 0
        ? 'The credit note for this refund is attached. You will also find it on the page of your trip.'
        : 'If your payment has an invoice or a receipt, you will find the credit note on the page of your trip.',
    ),
    tripFacts(trip, [['Refund', money(refund)]]),
  ],
  action: { label: 'See your trip and its documents', url: tripPageOf(trip, site) },
  why: whyOf(trip, site),
});

export const refundReturned = ({ username, name, trip, refund }: ContentOf<'refund-returned'>, site: Site): Template => ({
  subject: `Your refund of ${money(refund)} for booking ${bookingNumberOf(trip.bookingId)} did not arrive`,
  preview: 'It could not be made. You will still get your money.',
  heading: 'Your refund could not be made',
  ...opening(
    { username, name },
    'your bank did not accept the refund, for example because the card has expired. The money is with us, and it is still yours.',
  ),
  body: [
    paragraph(
      'We will write to you about another way. You can also reply to this email and tell us what suits you. Please do not send us a card number.',
    ),
    tripFacts(trip, [['Refund', money(refund)]]),
  ],
  action: { label: 'See your trip', url: tripPageOf(trip, site) },
  why: whyOf(trip, site),
});
