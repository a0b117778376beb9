import { t } from '@wayfarer/words';
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

const waySchema = z.enum(['cash', 'transfer'], { error: () => t('Choose cash or transfer.') });

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

const MIN_REASON_LENGTH = 3;
export const refundReasonSchema = proseSchema(() => t('Enter a reason.'), 500).refine(
  (text) => text.length >= MIN_REASON_LENGTH,
  {
    error: () => t('Use at least {least} characters.', { least: MIN_REASON_LENGTH }),
  },
);

const WHICH_REFUND = { error: () => t('Say which refund.') };

/** A refund that was given back by hand, by its id. */
export const givenBackSchema = z.strictObject({
  refund: z.string(WHICH_REFUND).regex(/^[0-9a-f]{24}-\d{1,3}$/, WHICH_REFUND),
  how: z
    .strictObject(
      { way: waySchema, givenOn: enteredDateSchema, reference: lineSchema(() => t('Enter a reference.'), 80).optional() },
      { error: () => t('Say how it was given back.') },
    )
    .optional(),
});
export type GivenBack = z.infer<typeof givenBackSchema>;

/** A refund by an admin. */
export const newRefundSchema = z.object({
  amount: rupeesSchema.refine((rupees) => rupees > 0, { error: () => t('Enter an amount above 0.') }),
  reason: refundReasonSchema,
  isReversal: z
    .literal(true, { error: () => t('isReversal is true, or absent.') })
    .optional()
    .meta({ description: 'Of money that staff recorded by mistake: the whole payment is reversed, and nothing is given back' }),
});
export type NewRefund = z.infer<typeof newRefundSchema>;
