/** '₹1,25,000.00' from minor units: sign, thousands separators, always two decimals. All currencies here have two. */
export const formatMoney = (minorUnits: number, currency: string): string => {
  const locale = currency === 'inr' ? 'en-IN' : 'en-US';
  return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 }).format(minorUnits / 100);
};
