import type { DeclineRecord } from '../store/records.ts';

/** What a card does when it is charged. */
export type CardBehaviour = {
  decline: DeclineRecord | null;
  needsAuthentication: boolean;
  /** Its owner goes to the bank as soon as it was charged. */
  disputes: boolean;
};

export type TestCard = {
  number: string;
  brand: string;
  country: string;
  funding: 'credit' | 'debit';
  /** Null for cards that the page does not offer. */
  label: string | null;
} & CardBehaviour;

const declineOf = (code: string, declineCode: string | null, message: string): DeclineRecord => ({ code, declineCode, message });
const visa = {
  brand: 'visa',
  country: 'US',
  funding: 'credit',
  decline: null,
  needsAuthentication: false,
  disputes: false,
  label: null,
} as const;

/** The numbers that Stripe documents for testing, as far as this sandbox tells them apart. */
export const testCards: TestCard[] = [
  { ...visa, number: '4242424242424242', label: 'Payment succeeds' },
  {
    ...visa,
    number: '4000000000000002',
    decline: declineOf('card_declined', 'generic_decline', 'Your card was declined.'),
    label: 'Card is declined',
  },
  {
    ...visa,
    number: '4000000000009995',
    decline: declineOf('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
    label: 'Not enough funds',
  },
  { ...visa, number: '4000002760003184', country: 'DE', needsAuthentication: true, label: 'Needs authentication' },
  { ...visa, number: '4000000000000259', disputes: true, label: 'Pays, then is disputed' },
  { ...visa, number: '4000000000003220', needsAuthentication: true },
  {
    ...visa,
    number: '4000008400001629',
    needsAuthentication: true,
    decline: declineOf('card_declined', 'generic_decline', 'Your card was declined.'),
  },
  { ...visa, number: '4000003560000008', country: 'IN' },
  { ...visa, number: '4000056655665556', funding: 'debit' },
  { ...visa, number: '5555555555554444', brand: 'mastercard' },
  { ...visa, number: '378282246310005', brand: 'amex' },
  { ...visa, number: '6011111111111117', brand: 'discover' },
  { ...visa, number: '4000000000000069', decline: declineOf('expired_card', null, 'Your card has expired.') },
  { ...visa, number: '4000000000000127', decline: declineOf('incorrect_cvc', null, "Your card's security code is incorrect.") },
  {
    ...visa,
    number: '4000000000000119',
    decline: declineOf('processing_error', null, 'An error occurred while processing your card. Try again in a little bit.'),
  },
];

const noTestCard = declineOf(
  'card_declined',
  'test_mode_live_card',
  'Your card was declined. This is a test page: please use one of the test cards.',
);

/** A number that is none of the test cards is declined, so a real card can never seem to pay here. */
export const findTestCard = (number: string): TestCard =>
  testCards.find((card) => card.number === number) ?? { ...visa, brand: brandOf(number), number, decline: noTestCard };

/** The network a number belongs to, by its first digits. */
export const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^6(011|5)/.test(number)) return 'discover';
  return 'unknown';
};
