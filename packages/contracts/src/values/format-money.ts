import { groupDigits } from './group-digits.ts';

/** '12,499.00'. Indian grouping whatever the sign: one number reads the same on every screen, the provider's too, in every sentence of the API and every browser's locale. */
const twoDecimals = (amount: number): string => {
  const [whole = '', decimals = ''] = amount.toFixed(2).split('.');
  return `${groupDigits(whole)}.${decimals}`;
};

/** '₹12,499.00': sign, thousands separators, always two decimals. Takes rupees as the API answers them. */
export const formatMoney = (rupees: number, sign = '₹'): string => {
  const amount = twoDecimals(Math.abs(rupees));
  return rupees < 0 ? `−${sign}${amount}` : `${sign}${amount}`;
};
