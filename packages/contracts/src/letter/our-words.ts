import type { LetterKind, LetterWords } from './letter.rules.ts';

/**
 * What an agency begins with that words an email itself: what the product says there, as far as it may be
 * replaced, with fields. A test compares the subjects with those that are sent.
 */
export const ourWords: Readonly<Record<LetterKind, LetterWords>> = {
  'booking-received': {
    subject: 'Your booking {number}: payment needed to confirm',
    text: 'Hello {name},\n\nthank you for booking {trip} with us.',
  },
  'payment-failed': {
    subject: 'Your payment for booking {number} was not completed',
    text: 'Hello {name},\n\nyou wanted to pay for {trip}.',
  },
  'hold-expired': {
    subject: 'The seats of booking {number} are no longer held',
    text: 'Hello {name},\n\nyou have booked {trip} on {day}.',
  },
  'booking-confirmed': {
    subject: 'Confirmed: {trip}, {day}',
    text: 'Hello {name},\n\nwe have received your payment. Your trip is booked, and begins on {day}. An entry for your calendar is attached.',
  },
  'payment-received': {
    subject: 'We have received {received} for booking {number}',
    text: 'Hello {name},\n\nthank you for your payment.',
  },
  'balance-reminder': {
    subject: 'Due {due}: {owed} for {trip}',
    text: 'Hello {name},\n\nyour trip is coming closer.',
  },
  'balance-overdue': {
    subject: 'Overdue since {due}: {owed} for {trip}',
    text: 'Hello {name},\n\nwe would like to go on preparing your trip.',
  },
  'departure-guaranteed': {
    subject: 'Your departure is guaranteed: {trip}, {day}',
    text: 'Hello {name},\n\nyour trip on {day} leaves for sure, however many others travel. You can now book what you need around it.',
  },
  'booking-changed': {
    subject: 'Changed: {trip}, {day}',
    text: 'Hello {name},\n\nyour booking is changed, and your trip begins on {day}. An entry for your calendar is attached, and takes the place of the former one.',
  },
  'trip-reminder': {
    subject: '{when}: {trip}',
    text: 'Hello {name},\n\nyour trip begins {when}, on {day}. Please bring your voucher, on your phone or printed, and an identity document for each traveller, with visas where needed.',
  },
  'trip-after': {
    subject: 'How was your trip? {trip}',
    text: 'Hello {name},\n\nthank you for travelling with us. How was it? We are glad of a few words: just reply to this email.',
  },
  'booking-cancelled': {
    subject: 'Cancelled: booking {number}',
    text: 'Hello {name},',
  },
  'refund-completed': {
    subject: 'Your refund of {refund} for booking {number}',
    text: 'Hello {name},',
  },
  'refund-returned': {
    subject: 'Your refund of {refund} for booking {number} did not arrive',
    text: 'Hello {name},',
  },
};
