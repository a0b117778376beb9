import { z } from 'zod';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { waysByHand } from './desk.rules.ts';

/** The number of a receipt or of a transfer: no free text, because it stays for as long as the payment does. */
export const referenceSchema = z
  .string({ error: 'Enter a reference.' })
  .trim()
  .min(1, 'Enter a reference.')
  .max(60, 'Use at most 60 characters.')
  .regex(/^[\w ./#-]+$/, 'Use letters, digits, spaces and . / # - _ only.');

const waySchema = z.enum(waysByHand, { error: 'Choose cash or transfer.' });

/** What staff write down when money changes hands without the provider. */
export const takenByHand = { way: waySchema, day: calendarDateSchema, reference: referenceSchema.optional() };

/** The same as it is shown. */
export const byHandSchema = z
  .object({
    way: waySchema,
    day: calendarDateSchema.meta({ description: 'When the money changed hands, as staff wrote down' }),
    reference: z.string().nullable(),
    by: z.string().nullable().meta({ description: 'The username of who wrote it down; null where that account is gone' }),
  })
  .meta({ id: 'ByHand' });
export type ByHand = z.infer<typeof byHandSchema>;

/** A refund that was given back by hand. */
export const givenBackSchema = z.strictObject({
  refund: z
    .string({ error: 'Say which refund.' })
    .regex(/^[0-9a-f]{24}-\d{1,3}$/, 'This is not the id of a refund.')
    .meta({ description: 'The id of the refund' }),
  ...takenByHand,
});
export type GivenBack = z.infer<typeof givenBackSchema>;
