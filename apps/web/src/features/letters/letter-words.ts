import { type LetterKind, letterKinds } from '@wayfarer/contracts';

type LetterName = {
  /** What has happened. */
  readonly name: string;
  /** When it is sent. */
  readonly when: string;
  /** What it says in any case, besides what every email does. */
  readonly stays: string;
};

/** How staff read of each email. */
export const letterNames: Readonly<Record<LetterKind, LetterName>> = {
  'booking-received': {
    name: 'Booking received',
    when: 'Once somebody has booked and not paid yet.',
    stays: 'what confirms the booking, until when its seats are held, and the button to pay',
  },
  'payment-failed': {
    name: 'Payment failed',
    when: 'When a payment page was closed without a payment.',
    stays: 'that nothing was charged, whether the seats are held, and the button to pay',
  },
  'hold-expired': {
    name: 'Seats no longer held',
    when: 'When a booking was not paid while its seats were held.',
    stays: 'that nothing was charged, that it can still be paid, and the button to pay',
  },
  'booking-confirmed': {
    name: 'Booking confirmed',
    when: 'With the first payment, with voucher, invoice and calendar entry.',
    stays: 'what was paid and is still owed, the documents, a minimum of travellers, what to bring and what is included',
  },
  'payment-received': {
    name: 'Payment received',
    when: 'With each payment after the first.',
    stays: 'what was received, paid and is still owed, and its document',
  },
  'balance-reminder': {
    name: 'Balance due',
    when: 'Before the day on which the balance is due, and on it.',
    stays: 'what was paid, is owed and until when, how to pay, and the button to pay',
  },
  'balance-overdue': {
    name: 'Balance overdue',
    when: 'After that day, as long as something is owed.',
    stays: 'what is owed and since when, how to pay, when the booking is cancelled, and the button to pay',
  },
  'departure-guaranteed': {
    name: 'Departure guaranteed',
    when: 'Once enough have paid for a departure with a minimum.',
    stays: 'the heading that says so',
  },
  'booking-changed': {
    name: 'Booking changed',
    when: 'After another day, party, room or extra.',
    stays: 'what was changed, what was paid or goes back, what is owed, and the new documents',
  },
  'trip-reminder': {
    name: 'Before the trip',
    when: 'On the days before the trip that Settings say; a day after booking for those who book later than all of them.',
    stays: 'what this trip asks to bring, its first day, and what is still owed',
  },
  'trip-after': {
    name: 'After the trip',
    when: 'Some days after the trip, once Settings say how many.',
    stays: 'the button to its page',
  },
  'booking-cancelled': {
    name: 'Booking cancelled',
    when: 'When a booking is cancelled, by whomever.',
    stays: 'who cancelled it and why, your letter where you wrote one, and what goes back or is kept',
  },
  'refund-completed': {
    name: 'Refund made',
    when: 'Once the money is on its way back.',
    stays: 'how much goes back and how, and the credit note',
  },
  'refund-returned': {
    name: 'Refund not possible',
    when: 'When a bank does not take a refund.',
    stays: 'that the money is still theirs, and what happens next',
  },
};

/** @returns undefined for an address of no letter */
export const letterKindIn = (text: string): LetterKind | undefined => letterKinds.find((kind) => kind === text);

/** Whether the days on which it is sent are in the settings. */
export const hasDays = (kind: LetterKind): boolean => kind === 'trip-reminder' || kind === 'trip-after';
