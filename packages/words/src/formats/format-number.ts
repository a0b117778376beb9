import { spokenFormats } from '../spoken.ts';
import { fill } from '../text-with-values.ts';

const INDIAN = /\B(?=(?:\d\d)*\d{3}$)/g;
const BY_THREE = /\B(?=(?:\d{3})+$)/g;

/**
 * '12,34,567' for a whole number, '12,34,567.89' for a text with two decimals: as `Intl` does for India,
 * whose first formatter takes a slow phone 0.1 s.
 * @param amount with a point before its decimals, whatever the language
 */
export const groupDigits = (amount: number | string): string => {
  const { group, decimal, isIndian } = spokenFormats();
  const [whole = '', ...decimals] = String(amount).split('.');
  return [whole.replaceAll(isIndian ? INDIAN : BY_THREE, group), ...decimals].join(decimal);
};

/**
 * '₹12,499.00': sign, thousands separators, always two decimals. Takes rupees as in the API's answers. In
 * English grouped as in India whatever the sign: a number looks the same on every screen, including the
 * provider's, in every sentence of the API and in every browser's locale.
 */
export const formatMoney = (rupees: number, sign = '₹'): string => {
  const amount = groupDigits(Math.abs(rupees).toFixed(2));
  return fill(spokenFormats().money, { minus: rupees < 0 ? '−' : '', sign, amount }).trimEnd();
};
