import { z } from 'zod';
import { bookingSchema } from '../booking/booking.schema.ts';
import { newPaymentSessionSchema } from '../payment/payment.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';

export const payLinkParams = z.object({ code: z.string().max(300, 'This is not a link to pay.') });

/** open: can be paid. over: its time has passed. closed: the trip can no longer be paid, though it is not cancelled. */
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
    party: true,
    totalAmount: true,
    cancellationPolicy: true,
  })
  .extend({
    number: z.string().meta({ description: 'The number that travellers quote' }),
    state: z.enum(payLinkStates),
    sentence: z.string().nullable().meta({ description: 'Why it cannot be paid; null where it can, or is paid' }),
    payUntil: z.iso.datetime(),
    amountPaid: rupeesSchema,
  })
  .meta({ id: 'PayLink' });
export type PayLink = z.infer<typeof payLinkSchema>;

export const payByLinkSchema = newPaymentSessionSchema.pick({ totalAmount: true });
