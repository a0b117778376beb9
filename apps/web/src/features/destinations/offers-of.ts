import { type Destination, formatMoney, groupDigits } from '@wayfarer/contracts';
import { t, tn } from '../../shared/words/words.ts';

/** '4 trips from ₹24,500.00'. */
export const offersOf = ({ packageCount, lowestPrice }: Pick<Destination, 'packageCount' | 'lowestPrice'>): string => {
  if (lowestPrice === null) return t('No trips at the moment');
  return tn(packageCount, '{count} trip from {amount}', '{count} trips from {amount}', {
    count: groupDigits(packageCount),
    amount: formatMoney(lowestPrice),
  });
};
