import { z } from 'zod';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { lineSchema, proseSchema } from '../values/text.ts';
import { refundOrigins, refundStates } from './refund.rules.ts';

/** A refund of a payment, pending or done, as its traveller sees it. */
export const bookingRefundSchema = z
  .object({
    amount: rupeesSchema,
    state: z.enum(refundStates),
    requestedAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
    byHand: z.literal(true).optional().meta({ description: 'Of money that staff took: a person gives it back' }),
    isReversal: z
      .literal(true)
      .optional()
      .meta({ description: 'The payment was entered by mistake: no money came, and none goes back' }),
  })
  .meta({ id: 'BookingRefund' });
export type BookingRefund = z.infer<typeof bookingRefundSchema>;

const waySchema = z.enum(['cash', 'transfer'], { error: 'Choose cash or transfer.' });

/** The same with what only admins see: reason and person. */
export const paymentRefundSchema = bookingRefundSchema
  .extend({
    id: z.string(),
    origin: z.enum(refundOrigins),
    reason: z.string().nullable().meta({ description: 'What the admin wrote; null for refunds that follow from a rule' }),
    by: z.string().nullable().meta({ description: 'The username of the admin who asked for it' }),
    givenBack: z
      .object({ way: waySchema, givenOn: calendarDateSchema, reference: z.string().nullable(), by: z.string().nullable() })
      .optional()
      .meta({
        description: 'How money was given back by hand, where staff wrote it down; the name is for staff only',
      }),
  })
  .meta({ id: 'PaymentRefund' });
export type PaymentRefund = z.infer<typeof paymentRefundSchema>;

export const refundReasonSchema = proseSchema('a reason', 500).refine((text) => text.length >= 3, {
  message: 'Use at least 3 characters.',
});

/** A refund that was given back by hand, by its id. */
export const givenBackSchema = z.strictObject({
  refund: z.string({ error: 'Say which refund.' }).regex(/^[0-9a-f]{24}-\d{1,3}$/, 'Say which refund.'),
  how: z
    .strictObject(
      { way: waySchema, givenOn: enteredDateSchema, reference: lineSchema('a reference', 80).optional() },
      { error: 'Say how it was given back.' },
    )
    .optional(),
});
export type GivenBack = z.infer<typeof givenBackSchema>;

/** A refund by an admin. */
export const newRefundSchema = z.object({
  amount: rupeesSchema.refine((rupees) => rupees > 0, { message: 'Enter an amount above 0.' }),
  reason: refundReasonSchema,
  isReversal: z
    .literal(true, 'isReversal is true, or absent.')
    .optional()
    .meta({ description: 'Of money that staff recorded by mistake: the whole payment is reversed, and nothing is given back' }),
});
export type NewRefund = z.infer<typeof newRefundSchema>;
