import type { DeclineRecord } from '../store/records.ts';

export type TestCard = {
  number: string;
  brand: string;
  /** Null for cards that the page does not offer. */
  label: string | null;
  decline: DeclineRecord | null;
  needsAuthentication: boolean;
  /** The cardholder disputes the charge at once. */
  disputes: boolean;
};

const visa = { brand: 'visa', label: null, decline: null, needsAuthentication: false, disputes: false } as const;

const declineOf = (code: string, message: string, declineCode: string | null = null) => ({
  decline: { code, declineCode, message },
});
const declined = declineOf('card_declined', 'Your card was declined.', 'generic_decline');
const noFunds = declineOf('card_declined', 'Your card has insufficient funds.', 'insufficient_funds');
const wrongCode = declineOf('incorrect_cvc', "Your card's security code is incorrect.");
const failing = declineOf('processing_error', 'An error occurred while processing your card. Try again in a little bit.');

/** The numbers that Stripe documents for testing, as far as this sandbox tells them apart. */
export const testCards: TestCard[] = [
  { ...visa, number: '4242424242424242', label: 'Payment succeeds' },
  { ...visa, number: '4000000000000002', ...declined, label: 'Card is declined' },
  { ...visa, number: '4000000000009995', ...noFunds, label: 'Not enough funds' },
  { ...visa, number: '4000002760003184', needsAuthentication: true, label: 'Needs authentication' },
  { ...visa, number: '4000000000000259', disputes: true, label: 'Pays, then is disputed' },
  { ...visa, number: '4000000000003220', needsAuthentication: true },
  { ...visa, number: '4000008400001629', needsAuthentication: true, ...declined },
  { ...visa, number: '4000003560000008' },
  { ...visa, number: '4000056655665556' },
  { ...visa, number: '5555555555554444', brand: 'mastercard' },
  { ...visa, number: '378282246310005', brand: 'amex' },
  { ...visa, number: '6011111111111117', brand: 'discover' },
  { ...visa, number: '4000000000000069', ...declineOf('expired_card', 'Your card has expired.') },
  { ...visa, number: '4000000000000127', ...wrongCode },
  { ...visa, number: '4000000000000119', ...failing },
];

const noTestCard = declineOf(
  'card_declined',
  'Your card was declined. This is a test page: please use one of the test cards.',
  'test_mode_live_card',
);

/** Any other number is declined, so a real card can never seem to pay here. */
export const findTestCard = (number: string): TestCard =>
  testCards.find((card) => card.number === number) ?? { ...visa, brand: brandOf(number), number, ...noTestCard };

/** The network a number belongs to, by its first digits. */
export const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^6(011|5)/.test(number)) return 'discover';
  return 'unknown';
};
