import type { Booking } from '@wayfarer/contracts';
import { sumOfRupees } from '../format/sum-of-rupees.ts';

/** What was paid of a booking and refunded, in rupees. What was entered by mistake is neither. */
export const countedMoney = ({
  amountPaid,
  amountRefunded,
  refunds,
}: Pick<Booking, 'amountPaid' | 'amountRefunded' | 'refunds'>): { paid: number; refunded: number } => {
  const reversed = sumOfRupees(refunds.filter(({ isReversal }) => isReversal).map(({ amount }) => amount));
  return { paid: sumOfRupees([amountPaid, -reversed]), refunded: sumOfRupees([amountRefunded, -reversed]) };
};
