import { t } from '@wayfarer/words';
import { z } from 'zod';
import { refundReasonSchema } from '../payment/refund.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';

/**
 * Who cancels, which decides what goes back: the agency gives back everything that is with it, a traveller
 * gets what the policy of the booking says, and `amount` is what was agreed.
 */
export const cancelTerms = ['agency', 'traveller', 'amount'] as const;
export type CancelTerms = (typeof cancelTerms)[number];

/**
 * A cancellation. All but `status` and `expectedRefund` are for staff who cancel somebody else's booking;
 * without `terms` theirs is the agency's.
 */
export const cancelBookingSchema = z
  .object({
    status: z.literal('cancelled', { error: () => t('A booking can only be set to cancelled here.') }),
    expectedRefund: rupeesSchema
      .optional()
      .meta({ description: 'The refund that the caller was shown; nothing is cancelled if it has changed' }),
    terms: z
      .enum(cancelTerms, { error: () => t('Choose who cancels.') })
      .optional()
      .meta({ description: 'agency: all money goes back; traveller: by the cancellation policy; amount: what `amount` says' }),
    amount: rupeesSchema.optional(),
    reason: refundReasonSchema.optional().meta({ description: 'Why the agency cancels; the traveller reads it' }),
    closeDay: z
      .boolean({ error: () => t('Choose whether the day is closed.') })
      .optional()
      .meta({ description: 'Whether the travel day is closed in the same step' }),
  })
  .refine(({ terms, amount }) => (terms === 'amount') === (amount !== undefined), {
    path: ['amount'],
    error: () => t('Enter the amount to refund, with the terms “amount” alone.'),
    ...onceFieldsAreRight,
  });
export type CancelBooking = z.infer<typeof cancelBookingSchema>;
