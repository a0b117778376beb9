import { type Destination, formatMoney, groupDigits } from '@wayfarer/contracts';

/** '4 trips from ₹24,500.00'. */
export const offersOf = ({ packageCount, lowestPrice }: Pick<Destination, 'packageCount' | 'lowestPrice'>): string => {
  if (lowestPrice === null) return 'No trips at the moment';
  return `${groupDigits(packageCount)} ${packageCount === 1 ? 'trip' : 'trips'} from ${formatMoney(lowestPrice)}`;
};
