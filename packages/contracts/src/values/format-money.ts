import { groupDigits } from './group-digits.ts';

/**
 * '₹12,499.00': sign, thousands separators, always two decimals. Takes rupees as the API answers them. Indian grouping whatever the sign: one
 * number reads the same on every screen, the provider's too, in every sentence of the API and every browser's locale.
 */
export const formatMoney = (rupees: number, sign = '₹'): string =>
  `${rupees < 0 ? '−' : ''}${sign}${groupDigits(Math.abs(rupees).toFixed(2))}`;
