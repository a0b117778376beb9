/** `₹` on every screen except the dashboard's revenue, see DECISIONS 'Names and money'. */
export type CurrencySign = '₹' | '$';

// Western grouping whatever the sign: one number reads the same on every screen and in every browser's locale.
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '₹12,499.00': sign, thousands separators, always two decimals. Takes rupees as the API answers them. */
export const formatMoney = (rupees: number, sign: CurrencySign = '₹'): string => {
  const amount = twoDecimals.format(Math.abs(rupees));
  return rupees < 0 ? `−${sign}${amount}` : `${sign}${amount}`;
};
