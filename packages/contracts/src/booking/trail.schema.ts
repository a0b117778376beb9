import { z } from 'zod';
import { objectIdSchema } from '../values/object-id.ts';
import { actorKinds, trailSubjects } from './trail.rules.ts';

const valueSchema = z.union([z.string(), z.number(), z.null()]);

/** One thing that a write changed. Money is in rupees; times are ISO texts. */
export const trailChangeSchema = z.object({
  what: z.enum(trailSubjects),
  attempt: objectIdSchema.nullable().meta({ description: 'The attempt that it belongs to; null for the booking itself' }),
  from: valueSchema,
  to: valueSchema,
  reason: z.string().nullable(),
});
export type TrailChange = z.infer<typeof trailChangeSchema>;

/** One write of a booking: who, when, and everything that it changed. Nothing in the product alters or removes one. */
export const trailEntrySchema = z
  .object({
    at: z.iso.datetime(),
    by: z.object({ kind: z.enum(actorKinds), id: z.string(), name: z.string() }),
    requestId: z.string().nullable(),
    changes: z.array(trailChangeSchema),
  })
  .meta({ id: 'TrailEntry' });
export type TrailEntry = z.infer<typeof trailEntrySchema>;
