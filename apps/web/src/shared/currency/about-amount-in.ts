import { languages } from '@wayfarer/words';
import { pageLanguage } from '../words/words.ts';

/** Below it every whole number has three figures at most. */
const THREE_FIGURES = 100;
const formats = new Map<string, Intl.NumberFormat>();

/** Digits are 0 to 9 in every language, as in amounts in rupees. */
const formatOf = (currency: string, currencyDisplay: 'symbol' | 'name'): Intl.NumberFormat => {
  const { tag } = languages[pageLanguage()];
  const key = `${tag} ${currency} ${currencyDisplay}`;
  const known = formats.get(key);
  const options = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0, numberingSystem: 'latn' } as const;
  const format = known ?? new Intl.NumberFormat(tag, options);
  if (!known) formats.set(key, format);
  return format;
};

/** Rounded to three figures and to a whole number: 135, 22400, 7. */
export const roundedAmount = (amount: number): number =>
  amount < THREE_FIGURES ? Math.round(amount) : Number(amount.toPrecision(3));

/**
 * '€135' and '135 euros' for an amount in rupees, rounded; null where so little would be nothing.
 * @param rate what one unit of the currency is in rupees
 */
export const aboutAmountIn = (currency: string, rupees: number, rate: number): { sign: string; name: string } | null => {
  const amount = roundedAmount(rupees / rate);
  if (!(amount > 0)) return null;
  return { sign: formatOf(currency, 'symbol').format(amount), name: formatOf(currency, 'name').format(amount) };
};
