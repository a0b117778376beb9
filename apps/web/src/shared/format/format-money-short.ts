import type { CurrencySign } from './format-money.ts';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** '₹12.5K', beside the axis of a chart alone: every other amount has its two decimals. */
export const formatMoneyShort = (rupees: number, sign: CurrencySign): string =>
  rupees < 0 ? `−${sign}${compact.format(-rupees)}` : `${sign}${compact.format(rupees)}`;
