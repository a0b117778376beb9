import { z } from 'zod';
import { bookingSchema } from '../booking/booking.schema.ts';
import { newPaymentSessionSchema } from '../payment/payment.schema.ts';
import { linkTokenSchema } from '../user/user.schema.ts';

/** What follows the `#` of a link to pay. */
export const payLinkTokenSchema = z.strictObject({ token: linkTokenSchema });
export const payByLinkSchema = payLinkTokenSchema.extend({
  totalAmount: newPaymentSessionSchema.shape.totalAmount,
  amount: newPaymentSessionSchema.shape.amount,
  paidBefore: newPaymentSessionSchema.shape.paidBefore,
});

/**
 * open: it can be paid. over: the time of the link has passed. closed: the trip is no longer sold, or its
 * money is being looked at.
 */
export const payLinkStates = ['open', 'paid', 'cancelled', 'over', 'closed'] as const;

/** What whoever has the link sees: the booking, and nothing else of its customer. */
export const payLinkSchema = bookingSchema
  .pick({
    package: true,
    totalPersons: true,
    travelDate: true,
    startTime: true,
    unitPrice: true,
    lines: true,
    totalAmount: true,
    plan: true,
    owed: true,
    bookingStatus: true,
    amountPaid: true,
    cancellationPolicy: true,
  })
  .extend({
    number: z.string().meta({ description: 'The number that travellers quote' }),
    state: z.enum(payLinkStates),
    sentence: z.string().nullable().meta({ description: 'Why it cannot be paid; null where it can, or is paid' }),
    payUntil: z.iso.datetime(),
  })
  .meta({ id: 'PayLink' });
export type PayLink = z.infer<typeof payLinkSchema>;
