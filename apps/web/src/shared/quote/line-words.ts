import { type Extra, formatMoney, type QuoteLine } from '@wayfarer/contracts';
import { t } from '../words/words.ts';

/** '2 × ₹10,000.00'; null for what is taken off, whose sum says it all. */
export const countWordsOf = ({ quantity, unit, sum }: QuoteLine): string | null =>
  sum < 0 ? null : `${quantity} × ${formatMoney(unit)}`;

/** '₹800.00 per person' */
export const extraWordsOf = ({ price, per, included = false }: Extra): string => {
  if (included) return t('Included');
  if (price === 0) return t('Free');
  const amount = formatMoney(price);
  switch (per) {
    case 'booking':
      return t('{amount} per booking', { amount });
    case 'person':
      return t('{amount} per person', { amount });
    case 'piece':
      return t('{amount} each', { amount });
  }
};
