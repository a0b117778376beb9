import { z } from 'zod';
import { needsSchema } from '../departure/departure.schema.ts';
import { invoiceSchema } from '../document/invoice.schema.ts';
import { attemptStatuses } from '../payment/payment.rules.ts';
import { untranslatedSchema } from '../translation/translation.schema.ts';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { bookingSchema } from './booking.schema.ts';

/** An attempt to pay, as its traveller sees it: without the provider's ids. */
const tripPaymentSchema = z.object({
  amount: rupeesSchema,
  amountRefunded: rupeesSchema.meta({ description: 'What of it has gone back' }),
  method: z.string(),
  status: z.enum(attemptStatuses),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  isReversed: z.literal(true).optional().meta({ description: 'It was entered by mistake: nothing was paid' }),
});
export type TripPayment = z.infer<typeof tripPaymentSchema>;

/** A change of day or party that was made, and what it was before. */
const madeChangeSchema = z.object({
  at: z.iso.datetime(),
  from: z.object({ travelDate: calendarDateSchema, totalPersons: z.int(), totalAmount: rupeesSchema }),
  paid: rupeesSchema,
  refund: rupeesSchema,
  byAgency: z.literal(true).optional(),
});

export const tripSchema = z
  .object({
    booking: bookingSchema,
    days: z
      .array(z.string())
      .meta({ description: 'The itinerary as the package has it now; the first is that of the travel day' }),
    untranslated: untranslatedSchema
      .optional()
      .meta({ description: 'Which of its days are English on a page in another language' }),
    needs: needsSchema.optional().meta({
      description: 'What its departure still needs to leave for sure, while it is ahead, has a minimum and is not guaranteed',
    }),
    payments: z.array(tripPaymentSchema).meta({ description: 'Those that reached the provider, oldest first' }),
    invoices: z.array(invoiceSchema).meta({ description: 'The invoice and its credit notes, oldest first' }),
    isInvoiceDue: z.boolean().meta({ description: 'Whether one of them is still to be issued, which takes a moment' }),
    isEmailConfirmed: z
      .boolean()
      .meta({ description: 'Whether its traveller has confirmed the address that emails about the trip go to' }),
    cancelledAt: z.iso.datetime().nullable(),
    changeTerms: z
      .object({ until: calendarDateSchema, fee: rupeesSchema })
      .optional()
      .meta({ description: 'The last day on which its traveller can change day or party, and what that costs besides' }),
    changes: z.array(madeChangeSchema).optional().meta({ description: 'Changes of day or party, oldest first' }),
  })
  .meta({ id: 'Trip' });
export type Trip = z.infer<typeof tripSchema>;
