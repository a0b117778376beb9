import { formatMoney, newRefundSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { rupeesIn } from '../../shared/format/typed-amount.ts';

/** @param left in rupees; no more can be refunded */
export const refundFormSchemaOf = (left: number) => {
  const atMostLeft = z.number('Enter an amount.').max(left, `At most ${formatMoney(left)} is left to refund.`);
  return newRefundSchema.extend({ amount: z.string().transform(rupeesIn).pipe(atMostLeft).pipe(newRefundSchema.shape.amount) });
};
