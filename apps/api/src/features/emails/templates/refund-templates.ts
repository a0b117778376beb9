import { bookingNumberOf, displayNameOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { ContentOf } from '../email-content.ts';
import { inARow, money, opening, paragraph, prose } from './parts.ts';
import { cardTimeText, refundText, whatHappened } from './refund-texts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import { bookingsOf, tripFacts, tripPageOf, whyOf } from './trip-parts.ts';

const cancelledPreview = ({ refund, byHand, partByHand, isToSeveralCards }: ContentOf<'booking-cancelled'>): string => {
  if (refund <= 0) return t('Your booking is cancelled.');
  return byHand || partByHand || isToSeveralCards
    ? t('{amount} goes back to you.', { amount: money(refund) })
    : t('{amount} goes back to your card.', { amount: money(refund) });
};

export const bookingCancelled = (content: ContentOf<'booking-cancelled'>, site: Site): Template => {
  const { trip, refund, byAgency, reason, letter } = content;
  const { greeting, sentence } = whatHappened(content);
  return {
    subject: t('Cancelled: booking {number}', { number: bookingNumberOf(trip.bookingId) }),
    preview: cancelledPreview(content),
    heading: byAgency ? t('We had to cancel your booking') : t('Your booking is cancelled'),
    ...opening(greeting, sentence),
    body: [
      ...(reason === null ? [] : [paragraph(t('The reason: {reason}', { reason }), 'reason')]),
      ...(letter === undefined ? [] : [prose(letter, 'letter')]),
      paragraph(refundText(content)),
      tripFacts(trip, refund > 0 ? [[t('Refund'), money(refund)]] : []),
    ],
    action: { label: t('See your bookings'), url: bookingsOf(trip, site) },
    why: whyOf(trip, site),
  };
};

const completedOpening = ({ username, name, byHand }: ContentOf<'refund-completed'>) => {
  const called = { name: displayNameOf({ username, name }) };
  return byHand
    ? opening(
        t('Hello {name}, we have given the refund back to you. You had paid this to us directly, not by card.', called),
        t('We have given the refund back to you. You had paid this to us directly, not by card.'),
      )
    : opening(
        inARow(t('Hello {name}, the refund is on its way to the card you paid with.', called), cardTimeText()),
        inARow(t('The refund is on its way to the card you paid with.'), cardTimeText()),
      );
};

export const refundCompleted = (content: ContentOf<'refund-completed'>, site: Site): Template => {
  const { trip, refund, byHand, attached = [] } = content;
  return {
    subject: t('Your refund of {amount} for booking {number}', {
      amount: money(refund),
      number: bookingNumberOf(trip.bookingId),
    }),
    preview: byHand ? t('We have given it back to you.') : t('It is on its way to the card you paid with.'),
    heading: t('We have refunded {amount}', { amount: money(refund) }),
    ...completedOpening(content),
    body: [
      paragraph(
        attached.length > 0
          ? t('The credit note for this refund is attached. You will also find it on the page of your trip.')
          : t('If your payment has an invoice or a receipt, you will find the credit note on the page of your trip.'),
      ),
      tripFacts(trip, [[t('Refund'), money(refund)]]),
    ],
    action: { label: t('See your trip and its documents'), url: tripPageOf(trip, site) },
    why: whyOf(trip, site),
  };
};

export const refundReturned = ({ username, name, trip, refund }: ContentOf<'refund-returned'>, site: Site): Template => ({
  subject: t('Your refund of {amount} for booking {number} did not arrive', {
    amount: money(refund),
    number: bookingNumberOf(trip.bookingId),
  }),
  preview: t('It could not be made. You will still get your money.'),
  heading: t('Your refund could not be made'),
  ...opening(
    t(
      'Hello {name}, your bank did not accept the refund, for example because the card has expired. The money is with us, and it is still yours.',
      { name: displayNameOf({ username, name }) },
    ),
    t(
      'Your bank did not accept the refund, for example because the card has expired. The money is with us, and it is still yours.',
    ),
  ),
  body: [
    paragraph(
      t(
        'We will write to you about another way. You can also reply to this email and tell us what suits you. Please do not send us a card number.',
      ),
    ),
    tripFacts(trip, [[t('Refund'), money(refund)]]),
  ],
  action: { label: t('See your trip'), url: tripPageOf(trip, site) },
  why: whyOf(trip, site),
});
