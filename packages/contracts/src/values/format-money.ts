import { groupDigits } from './group-digits.ts';

/**
 * '₹12,499.00': sign, thousands separators, always two decimals. Takes rupees as in the API's answers. Indian
 * grouping whatever the sign: a number looks the same on every screen, including the provider's, in every
 * sentence of the API and in every browser's locale.
 */
export const formatMoney = (rupees: number, sign = '₹'): string =>
  `${rupees < 0 ? '−' : ''}${sign}${groupDigits(Math.abs(rupees).toFixed(2))}`;
