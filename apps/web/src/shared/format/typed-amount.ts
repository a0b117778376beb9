/** Digits alone, or in groups as India or the West writes them; the last group has three, so that '1,5' and '1,50' are no amounts. */
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/;

/** '24500.50' of an amount as screens write it and people type it, '₹24,500.50'; null of what is none, the empty text included. */
export const typedAmount = (text: string): string | null => {
  const bare = text.replaceAll(/[₹\s]/g, '');
  return AMOUNT.test(bare) ? bare.replaceAll(',', '') : null;
};

/** The same of an amount that is still being typed: digits, one point and at most two decimals, without what cannot belong to one. */
export const amountSoFar = (text: string): string => /^\d*(?:\.\d{0,2})?/.exec(text.replaceAll(/[₹,\s]/g, ''))?.[0] ?? '';
