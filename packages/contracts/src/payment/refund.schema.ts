import { z } from 'zod';
import { byHandSchema } from '../desk/by-hand.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { proseSchema } from '../values/text.ts';
import { refundOrigins, refundStates } from './refund.rules.ts';

/** A refund of a payment, pending or done, as its traveller sees it. */
export const bookingRefundSchema = z
  .object({
    amount: rupeesSchema,
    state: z.enum(refundStates),
    requestedAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'BookingRefund' });
export type BookingRefund = z.infer<typeof bookingRefundSchema>;

/** The same with what only admins see: reason and person. */
export const paymentRefundSchema = bookingRefundSchema
  .extend({
    id: z.string(),
    origin: z.enum(refundOrigins),
    reason: z.string().nullable().meta({ description: 'What the admin wrote; null for refunds that follow from a rule' }),
    by: z.string().nullable().meta({ description: 'The username of the admin who asked for it' }),
    givenBack: byHandSchema.optional().meta({ description: 'How it was given back by hand; absent until then' }),
  })
  .meta({ id: 'PaymentRefund' });
export type PaymentRefund = z.infer<typeof paymentRefundSchema>;

export const refundReasonSchema = proseSchema('a reason', 500).refine((text) => text.length >= 3, {
  message: 'Use at least 3 characters.',
});

/** One key per opened dialog: however often it is sent, the refund is made once. */
export const refundHeaders = z.object({
  'idempotency-key': z
    .string({ error: 'A refund needs an Idempotency-Key header.' })
    .regex(/^[\x21-\x7e]{1,200}$/, 'An idempotency key has 1 to 200 visible characters.')
    .meta({
      description: 'Chosen by the client, one per refund: however often the call is sent under it, money is refunded once',
    }),
});

/** A refund by an admin. */
export const newRefundSchema = z.object({
  amount: rupeesSchema.refine((rupees) => rupees > 0, { message: 'Enter an amount above 0.' }),
  reason: refundReasonSchema,
});
export type NewRefund = z.infer<typeof newRefundSchema>;
