import { z } from 'zod';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { idParams } from '../values/id-shapes.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { lineSchema } from '../values/text.ts';

/** Guides of one departure, and letters of what each does on it. */
export const MAX_GUIDES = 20;
export const MAX_GUIDE_ROLE_LENGTH = 40;

/** What guides usually do, to choose from; other words can be typed. */
export const GUIDE_ROLES = ['Lead', 'Assistant', 'Driver'] as const;

/** Somebody who works on a departure. */
export const guideSchema = z.object({
  user: objectIdSchema.nullable().meta({ description: 'The account; null once it is deleted' }),
  name: z.string(),
  role: z.string().meta({ description: 'What they do on this departure, such as Lead' }),
});
export type Guide = z.infer<typeof guideSchema>;

/** Staff who can be named on departures. */
export const guideToNameSchema = z.object({ ...identity, name: z.string() }).meta({ id: 'GuideToName' });
export type GuideToName = z.infer<typeof guideToNameSchema>;

const otherDepartureSchema = z.strictObject(
  { packageId: objectIdSchema, day: enteredDateSchema },
  { error: 'A departure is a package and a day.' },
);

/** Naming somebody on a departure, or saying anew what they do on it. */
export const nameGuideSchema = z.strictObject({
  role: lineSchema(() => 'Enter what they do.', MAX_GUIDE_ROLE_LENGTH),
  besides: z
    .array(otherDepartureSchema, { error: 'Choose the departures.' })
    .max(MAX_GUIDES, `At most ${MAX_GUIDES} departures.`)
    .default([])
    .meta({ description: 'Departures on the same days that they stay named on; any other one is a clash' }),
});
export type NameGuide = z.input<typeof nameGuideSchema>;

/** A departure on the same days, in the details of a refusal. */
export const guideClashSchema = z.object({
  packageId: objectIdSchema,
  title: z.string(),
  day: calendarDateSchema,
  lastDay: calendarDateSchema,
});
export type GuideClash = z.infer<typeof guideClashSchema>;

export const guideParams = idParams.extend({ day: enteredDateSchema, user: objectIdSchema });
