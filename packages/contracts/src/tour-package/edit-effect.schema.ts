import { z } from 'zod';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';

/** What an edit sends as `acceptedEffect` to be told what it does to bookings before it is stored. */
export const NO_EFFECT_ACCEPTED = 'none';

const NOT_A_KEY = 'Send none, or the key of the effect that you were told.';
/** `none`, or the key of an effect. */
export const acceptedEffectSchema = z.string({ error: NOT_A_KEY }).regex(/^(?:none|[\w-]{43})$/, NOT_A_KEY);

/** How many days of each kind an answer names. */
export const MAX_EFFECT_DAYS = 10;

const affectedDaySchema = z.object({
  travelDate: calendarDateSchema,
  paid: z.int().meta({ description: 'Bookings that are paid' }),
  unpaid: z.int().meta({ description: 'Bookings that wait for their payment' }),
  seats: z.int().meta({ description: 'Seats of both; those of an unpaid booking only while they are held' }),
});

/** The days of one kind, the earliest first; `bookings` and `days` count those that are not listed too. */
const affectedDaysSchema = z.object({
  bookings: z.int(),
  days: z.int(),
  listed: z.array(affectedDaySchema).max(MAX_EFFECT_DAYS),
});

/** What storing an edit of a package would do to bookings of coming days, or to its price. */
export const editEffectSchema = z.object({
  outside: affectedDaysSchema.meta({ description: 'Days that would no longer be between the first and the last' }),
  overbooked: affectedDaysSchema.meta({ description: 'Days on which more seats are taken than the new, smaller capacity' }),
  price: z
    .object({ from: rupeesSchema, to: rupeesSchema })
    .nullable()
    .meta({ description: 'Null unless it changes by more than half' }),
  key: z.string().meta({ description: 'Sent as `acceptedEffect`, it stores the edit as long as its effect is still this one' }),
});
export type EditEffect = z.infer<typeof editEffectSchema>;
export type AffectedDay = z.infer<typeof affectedDaySchema>;
