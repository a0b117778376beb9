import { formatMoney, minorUnitsOf, percentOf, rupeesOf } from '@wayfarer/contracts';
import { rupeesIn } from '../../../../shared/format/typed-amount.ts';

/** What is typed, as it will be shown; a dash until it is an amount. */
export const moneyText = (typed: string): string => {
  const rupees = rupeesIn(typed);
  return Number.isFinite(rupees) ? formatMoney(rupees) : '–';
};

/** What a season makes of it: '₹14,000.00' for '10,000' and '+40'. */
export const changedMoneyText = (typed: string, percent: string): string => {
  const rupees = rupeesIn(typed);
  const change = /^[+-]?\d{1,3}$/.test(percent.trim()) ? Number(percent) : Number.NaN;
  return Number.isFinite(rupees + change) ? formatMoney(rupeesOf(percentOf(minorUnitsOf(rupees), 100 + change))) : '–';
};
