import { z } from 'zod';
import { actorKinds } from '../booking/trail.rules.ts';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { activityAreas, activityOutcomes, MAX_TOLD_CHANGES, MAX_TOLD_CHARACTERS } from './activity.rules.ts';

/** How admins find actions. Days are whole days on the site's calendar, both included. */
export const activityFilter = {
  by: objectIdSchema.optional().meta({ description: 'Who acted' }),
  about: objectIdSchema.optional().meta({ description: 'What was changed: a package, a user, a code' }),
  area: z.enum(activityAreas).optional(),
  from: enteredDateSchema.optional(),
  to: enteredDateSchema.optional(),
};
const activityFilterSchema = z.object(activityFilter);
export type ActivityFilter = z.output<typeof activityFilterSchema>;

const toldValue = z.string().max(MAX_TOLD_CHARACTERS).nullable();

const changedFieldSchema = z.object({
  field: z.string(),
  from: toldValue.meta({ description: 'In words; null where there was nothing' }),
  to: toldValue,
  same: z.int().min(1).optional().meta({
    description: 'Entries of a list that stayed as they were: `from` and `to` then tell only those that did not',
  }),
});
export type ChangedField = z.infer<typeof changedFieldSchema>;

/** One thing that an action changed. */
const changedThingSchema = z.object({
  thing: z.string().meta({ description: 'As in the glossary', example: 'package' }),
  id: z.string(),
  name: z.string().nullable().meta({ description: 'Its present name; null where it has none or is gone' }),
  fields: z.array(changedFieldSchema),
});

/** Which field of what an action changed. */
export const formerValueQuery = {
  of: z.string({ error: 'Say of which thing.' }).max(60).meta({ description: 'The id of the thing' }),
  field: z.string({ error: 'Say which field.' }).max(60),
};

/** A change as it is stored: of prices and texts, as the thing's own call answers them. */
export const formerValueSchema = z
  .object({
    thing: z.string(),
    from: z.unknown().meta({ description: 'The former value' }),
    to: z.unknown().meta({ description: 'What it was changed to' }),
  })
  .meta({ id: 'FormerValue' });
export type FormerValue = z.infer<typeof formerValueSchema>;

/** One call by which staff changed something, or tried to. Nothing in the product changes or removes one. */
export const activityEntrySchema = z
  .object({
    ...identity,
    at: z.iso.datetime(),
    by: z.object({ kind: z.enum(actorKinds), id: z.string(), name: z.string() }),
    call: z.string().meta({ description: 'The operation in the API’s own document', example: 'editTourPackage' }),
    area: z.enum(activityAreas).nullable(),
    about: z.string().nullable().meta({ description: 'The id in its path, or of what it added' }),
    departure: z
      .object({ title: z.string().nullable(), day: calendarDateSchema })
      .optional()
      .meta({ description: 'Of a call about one, with the present title of its package, whose id `about` is' }),
    outcome: z.enum(activityOutcomes),
    code: z.string().nullable().meta({ description: 'Of the error that it was answered with' }),
    changes: z.array(changedThingSchema).max(MAX_TOLD_CHANGES),
    left: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Changes that are not told; that of the thing which was asked about is told first' }),
    asked: z
      .array(z.object({ field: z.string(), value: z.string().max(MAX_TOLD_CHARACTERS) }))
      .meta({ description: 'What was sent, where no change is told; without free texts about people' }),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntrySchema>;
