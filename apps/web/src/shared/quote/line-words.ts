import { type Extra, formatMoney, type QuoteLine } from '@wayfarer/contracts';

/** '2 × ₹10,000.00'; null for what is taken off, whose sum says it all. */
export const countWordsOf = ({ quantity, unit, sum }: QuoteLine): string | null =>
  sum < 0 ? null : `${quantity} × ${formatMoney(unit)}`;

const perWords = { booking: 'per booking', person: 'per person', piece: 'each' } as const;

/** '₹800.00 per person' */
export const extraWordsOf = ({ price, per, included = false }: Extra): string => {
  if (included) return 'Included';
  return price === 0 ? 'Free' : `${formatMoney(price)} ${perWords[per]}`;
};
