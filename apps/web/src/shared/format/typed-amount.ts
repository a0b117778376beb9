import { spokenFormats } from '@wayfarer/words';

/**
 * Plain digits, or grouped in the Indian or Western way; the last group has three, so that '1,5' and '1,50'
 * are not amounts.
 */
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/;

/** Without sign and spaces, its separators as in English: '24,500.50' for '24.500,50 ₹' on a German page. */
const bareAmount = (text: string): string => {
  const { group, decimal } = spokenFormats();
  return text
    .replaceAll(/[₹\s\u2066\u2069]/g, '')
    .replaceAll(/[.,]/g, (separator) => (separator === decimal ? '.' : separator === group ? ',' : separator));
};

/**
 * '24500.50' for an amount as screens of the page's language show it or people type it, '₹24,500.50'; null if
 * it is not one, such as an empty text.
 */
export const typedAmount = (text: string): string | null => {
  const bare = bareAmount(text);
  return AMOUNT.test(bare) ? bare.replaceAll(',', '') : null;
};

/** The rupees in such a text; NaN if it is not an amount. */
export const rupeesIn = (text: string): number => Number(typedAmount(text) ?? Number.NaN);

/**
 * The same for an amount that is still being typed: digits, one point and at most two decimals; other
 * characters are dropped.
 */
export const amountSoFar = (text: string): string => /^\d*(?:\.\d{0,2})?/.exec(bareAmount(text).replaceAll(',', ''))?.[0] ?? '';

/** Such an amount as the page's language writes it while it is typed: '1500,5' for '1500.5'. */
export const shownSoFar = (amount: string): string => amount.replace('.', spokenFormats().decimal);

/** An amount as a form is filled with it: '2500', '2500.50'. */
export const typedText = (rupees: number): string => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));
