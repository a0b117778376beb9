import { z } from 'zod';
import { newPaymentSessionSchema } from '../payment/payment.schema.ts';

/** Until when a link to pay counts: longer than before, or again once its time was over. */
export const renewedLinkSchema = z.strictObject({
  holdUntil: z.iso.datetime({ error: 'Choose until when the seats are held.' }),
  totalAmount: newPaymentSessionSchema.shape.totalAmount.meta({
    description: 'The new total, which the caller has seen, after PRICE_CHANGED',
  }),
});
export type RenewedLink = z.infer<typeof renewedLinkSchema>;
