import { formatMoney, newRefundSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { typedAmount } from '../../shared/format/typed-amount.ts';

/** The rupees in a text; NaN if it is not an amount. */
export const rupeesIn = (text: string): number => Number(typedAmount(text) ?? Number.NaN);

/** @param left in rupees; no more can be refunded */
export const refundFormSchemaOf = (left: number) => {
  const atMostLeft = z.number('Enter an amount.').max(left, `At most ${formatMoney(left)} is left to refund.`);
  return newRefundSchema.extend({ amount: z.string().transform(rupeesIn).pipe(atMostLeft).pipe(newRefundSchema.shape.amount) });
};
