import { z } from 'zod';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { signedRupeesSchema } from '../values/money.schema.ts';

/** How money moves on a booking. A reversal takes back what was entered by mistake. */
export const ledgerKinds = ['payment', 'refund', 'reversal', 'dispute'] as const;

/**
 * One movement of money. Rows are never changed but for their state: what was wrong has a row that reverses
 * it.
 */
export const ledgerRowSchema = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum(ledgerKinds),
    amount: signedRupeesSchema.meta({ description: 'Below 0 for what goes' }),
    state: z.enum(['done', 'pending', 'failed']).meta({ description: 'Only what is done has moved' }),
    way: z.string().meta({ example: 'cash' }),
    by: z.string().nullable().meta({ description: 'Who of the staff took it, gave it back or asked for it' }),
    reference: z.string().nullable().meta({ description: 'What staff wrote down, or the id at the provider' }),
    on: calendarDateSchema.optional().meta({ description: 'Of what was taken or given by hand: the day on the receipt' }),
  })
  .meta({ id: 'LedgerRow' });
export type LedgerRow = z.infer<typeof ledgerRowSchema>;
