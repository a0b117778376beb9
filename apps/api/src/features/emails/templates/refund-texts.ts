import { displayNameOf, minorUnitsOf, rupeesOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { dayText } from '../../../time/day-text.ts';
import type { ContentOf } from '../email-content.ts';
import { inARow, money } from './parts.ts';

type Cancelled = ContentOf<'booking-cancelled'>;

/** How long a refund to a card takes. */
export const cardTimeText = (): string => t('Banks usually show it within 5 to 10 working days.');

/** That all goes back, where the agency cancels and keeps nothing. */
const allBack = ({ refund, byHand, partByHand, isToSeveralCards }: Cancelled, toCard: string): string => {
  const amount = money(refund);
  if (byHand)
    return t('Everything you paid, {amount}, goes back to you. You paid it to us directly, so we give it to you the same way.', {
      amount,
    });
  if (partByHand !== undefined)
    return t(
      'Everything you paid, {amount}, goes back to you: {toCard} to the card you paid with, and {byHand} in the way in which you paid us directly.',
      { amount, toCard, byHand: money(partByHand) },
    );
  return isToSeveralCards
    ? t('Everything you paid, {amount}, goes back to you, each payment to the card it came from.', { amount })
    : t('Everything you paid, {amount}, goes back to the card you paid with.', { amount });
};

const partBack = ({ refund, byHand, partByHand, isToSeveralCards }: Cancelled, toCard: string): string => {
  const amount = money(refund);
  if (byHand) return t('{amount} goes back to you. You paid it to us directly, so we give it to you the same way.', { amount });
  if (partByHand !== undefined)
    return t(
      '{amount} goes back to you: {toCard} to the card you paid with, and {byHand} in the way in which you paid us directly.',
      { amount, toCard, byHand: money(partByHand) },
    );
  return isToSeveralCards
    ? t('{amount} goes back to you, each payment to the card it came from.', { amount })
    : t('{amount} goes back to the card you paid with.', { amount });
};

/** How a refund goes back, which may be of several payments. */
const wayBack = (content: Cancelled): string => {
  const { refund, byHand, partByHand = 0, byAgency, kept } = content;
  const toCard = money(rupeesOf(minorUnitsOf(refund) - minorUnitsOf(partByHand)));
  const back = byAgency && kept === 0 ? allBack(content, toCard) : partBack(content, toCard);
  return inARow(back, byHand ? null : cardTimeText());
};

/** What goes back, or why nothing does: what the agency decides is never told as its cancellation policy. */
export const refundText = (content: Cancelled): string => {
  const { refund, kept, keptDeposit, byAgency, isDisputed } = content;
  const deposit = keptDeposit === undefined ? null : { amount: money(keptDeposit) };
  if (refund > 0)
    return inARow(wayBack(content), deposit && t('Your deposit of {amount} is not refundable, so we keep it.', deposit));
  if (isDisputed)
    return t('You disputed your payment, so your bank decides about it. We cannot refund it as long as the bank has the money.');
  if (deposit) return t('Your deposit of {amount} is not refundable, so nothing is refunded.', deposit);
  if (kept === 0) return t('You had not paid, so nothing was charged.');
  return byAgency ? t('Nothing is refunded.') : t('Under the cancellation policy of this trip, nothing is refunded.');
};

type Said = { readonly greeting: string; readonly sentence: string };

/** Why it is cancelled, where a payment came too late. */
const cameTooLate = (seatsSold: boolean, called: { readonly name: string }): Said =>
  seatsSold
    ? {
        greeting: t(
          'Hello {name}, your payment arrived when your seats were no longer held, and others had already booked them. We are sorry.',
          called,
        ),
        sentence: t(
          'Your payment arrived when your seats were no longer held, and others had already booked them. We are sorry.',
        ),
      }
    : {
        greeting: t(
          'Hello {name}, your payment arrived when your promotion code was no longer held for you, and it had been used up. We are sorry.',
          called,
        ),
        sentence: t(
          'Your payment arrived when your promotion code was no longer held for you, and it had been used up. We are sorry.',
        ),
      };

const becauseOverdue = (since: string, called: { readonly name: string }): Said => {
  const values = { ...called, day: dayText(since) };
  return {
    greeting: t(
      'Hello {name}, the balance of your booking was due {day}, and we have not received it. Your booking is now cancelled, and its seats are free for others.',
      values,
    ),
    sentence: t(
      'The balance of your booking was due {day}, and we have not received it. Your booking is now cancelled, and its seats are free for others.',
      values,
    ),
  };
};

const byTheAgency = (wasConfirmed: boolean, called: { readonly name: string }): Said =>
  wasConfirmed
    ? {
        greeting: t(
          'Hello {name}, we have had to cancel your trip. We are sorry. If you would like to travel on another day, reply to this email.',
          called,
        ),
        sentence: t(
          'We have had to cancel your trip. We are sorry. If you would like to travel on another day, reply to this email.',
        ),
      }
    : {
        greeting: t('Hello {name}, we have had to cancel your booking. We are sorry.', called),
        sentence: t('We have had to cancel your booking. We are sorry.'),
      };

/** Why a booking is cancelled, with a greeting and without. */
export const whatHappened = (content: Cancelled): Said => {
  const { seatsSold, isCodeUsedUp, overdueSince, byAgency, wasConfirmed } = content;
  const called = { name: displayNameOf(content) };
  if (seatsSold || isCodeUsedUp) return cameTooLate(seatsSold, called);
  if (overdueSince !== undefined) return becauseOverdue(overdueSince, called);
  if (byAgency) return byTheAgency(wasConfirmed, called);
  return {
    greeting: t('Hello {name}, we’ve cancelled your booking as requested.', called),
    sentence: t('We’ve cancelled your booking as requested.'),
  };
};
