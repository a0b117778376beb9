import { z } from 'zod';
import { refundOrigins } from '../payment/refund.rules.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { actorKinds, trailSubjects } from './trail.rules.ts';

/**
 * One thing that a write changed: a status of the booking, an attempt or a refund; a card that was declined,
 * with the provider's code as the reason; a dispute ('open', 'closed', 'lost'); seats ('none', 'kept', or
 * until when they are held); the price, in rupees, of a booking that was quoted anew; the day that is offered
 * in place of a cancelled one; which parts of the list of travellers staff changed; the code of the language
 * in which its traveller reads; or the traveller, whose data was erased.
 */
export const trailChangeSchema = z.object({
  what: z.enum(trailSubjects),
  attempt: objectIdSchema.nullable().meta({ description: 'The attempt that it belongs to; null for the booking itself' }),
  from: z.string().nullable(),
  to: z.string(),
  amount: rupeesSchema.nullable(),
  origin: z.enum(refundOrigins).nullable().meta({ description: 'What made a refund due' }),
  reason: z.string().nullable(),
});
export type TrailChange = z.infer<typeof trailChangeSchema>;

/**
 * One write of a booking: who, when, and everything that it changed. Nothing in the product changes or
 * removes an entry.
 */
export const trailEntrySchema = z
  .object({
    version: z.int().meta({ description: 'Of the booking after the write; tells the entries apart' }),
    at: z.iso.datetime(),
    by: z.object({ kind: z.enum(actorKinds), id: z.string(), name: z.string() }),
    requestId: z.string().nullable(),
    changes: z.array(trailChangeSchema),
  })
  .meta({ id: 'TrailEntry' });
export type TrailEntry = z.infer<typeof trailEntrySchema>;
