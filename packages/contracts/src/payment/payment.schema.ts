import { z } from 'zod';
import { userReferenceSchema } from '../user/user.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { attemptStatuses } from './payment.rules.ts';
import { paymentRefundSchema } from './refund.schema.ts';

/** An attempt to pay a booking, as the payments table shows it (SPEC.md section 3). */
export const paymentSchema = z
  .object({
    ...identity,
    transactionId: z.string(),
    user: userReferenceSchema,
    booking: objectIdSchema,
    amount: rupeesSchema,
    amountRefunded: rupeesSchema,
    amountLeft: rupeesSchema.meta({ description: 'What an admin can still give back' }),
    refunds: z.array(paymentRefundSchema).meta({ description: 'Oldest first; reasons and names are for admins alone' }),
    paymentMethod: z.string(),
    status: z.enum(attemptStatuses),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;

export const newPaymentSessionSchema = z.object({ userId: objectIdSchema, bookingId: objectIdSchema });

/** The provider's hosted page for a booking. */
export const paymentSessionSchema = z.object({ url: z.url(), sessionId: z.string() }).meta({ id: 'PaymentSession' });
export type PaymentSession = z.infer<typeof paymentSessionSchema>;

export const sessionIdParams = z.object({
  sessionId: z.string().regex(/^cs_[A-Za-z0-9_]{8,200}$/, 'This is not the id of a payment session.'),
});
