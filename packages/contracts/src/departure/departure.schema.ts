import { z } from 'zod';
import { unitPricesSchema } from '../price/price.schema.ts';
import { timeOfDaySchema } from '../schedule/schedule.schema.ts';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { idParams } from '../values/id-shapes.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { lineSchema } from '../values/text.ts';
import { readVersionSchema, versionSchema } from '../values/version.ts';
import { departureStates } from './departure.rules.ts';
import { guideSchema, MAX_GUIDES } from './guide.schema.ts';
import { capacitySchema } from './seats.schema.ts';

/** A package on one travel day. */
export const departureParams = idParams.extend({ day: enteredDateSchema });

/** What a departure with a minimum still needs to leave for sure. */
export const needsSchema = z.object({
  minimum: z.int().meta({ description: 'Paid seats from which it leaves for sure' }),
  more: z.int().min(1).meta({ description: 'How many of them are not paid yet' }),
  by: calendarDateSchema.meta({ description: 'The last day on which the agency may cancel it for too few' }),
});

/** What everybody may know of a departure. */
export const departureSchema = z
  .object({
    day: calendarDateSchema,
    startTime: timeOfDaySchema.optional().meta({ description: 'On the clock of the place' }),
    left: z.int().min(0).nullable().meta({ description: 'Seats that are neither paid nor held; null: no limit' }),
    state: z
      .enum(departureStates)
      .meta({ description: 'Closed: by the agency, or its cut-off has passed; cancelled: it does not leave' }),
    isGuaranteed: z.boolean().meta({ description: 'Whether so many have paid that it leaves for sure' }),
    needs: needsSchema.optional().meta({ description: 'While it is sold, has a minimum and is not guaranteed' }),
    extras: z
      .record(z.string(), z.int().min(0))
      .optional()
      .meta({ description: 'How many are left of each extra that has a stock, by its id' }),
    prices: unitPricesSchema.meta({ description: 'By the ids of categories; of a package without any, `person`' }),
    closesAt: z.iso.datetime().meta({ description: 'From this instant on it can no longer be booked online' }),
  })
  .meta({ id: 'Departure' });
export type Departure = z.infer<typeof departureSchema>;

export const MAX_NOTE_LENGTH = 500;

/** The same for staff. */
export const staffDepartureSchema = departureSchema
  .extend({
    packageId: objectIdSchema,
    title: z.string(),
    isClosed: z.boolean().meta({ description: 'Whether the agency sells nothing of it' }),
    isCancelled: z.boolean().meta({ description: 'Whether the agency has cancelled it, for good' }),
    isScheduled: z.boolean().meta({ description: 'Whether the package leaves on this day by its schedule or window' }),
    capacity: z.int().nullable().meta({ description: 'Seats; null: no limit' }),
    hasOwnCapacity: z.boolean().meta({ description: 'Whether it has other seats than its package' }),
    paid: z.int().meta({ description: 'Seats of paid bookings; above the capacity where it was lowered since' }),
    held: z.int().meta({ description: 'Seats held for bookings that are not paid yet' }),
    minimum: z.int().nullable().meta({ description: 'Paid seats from which it is guaranteed' }),
    decideBy: calendarDateSchema.nullable().meta({
      description:
        'The last day on which it may be cancelled for too few persons; null without a minimum, and once it is guaranteed, cancelled or past',
    }),
    ownPrices: unitPricesSchema.nullable().meta({ description: 'Prices that only this departure has' }),
    note: z.string().nullable().meta({ description: 'For the guide' }),
    guides: z.array(guideSchema).max(MAX_GUIDES).optional().meta({ description: 'Who is named on it; absent where nobody is' }),
    version: versionSchema,
  })
  .meta({ id: 'StaffDeparture' });
export type StaffDeparture = z.infer<typeof staffDepartureSchema>;

/** What staff change of a departure. A field that is not sent stays. */
export const departureChangeSchema = z
  .strictObject({
    isClosed: z.boolean({ error: 'Choose whether the day is closed.' }).optional(),
    isGuaranteed: z
      .literal(true, { error: 'A guarantee cannot be undone.' })
      .optional()
      .meta({ description: 'Promises that it leaves, however many have paid; each confirmed booking is told' }),
    capacity: capacitySchema
      .optional()
      .meta({ description: 'Its own seats; null: those of its package. More than these with the permission exceed-capacity' }),
    prices: unitPricesSchema
      .nullable()
      .optional()
      .meta({ description: 'Its own prices; null: those of its package. With the permission change-catalogue' }),
    note: lineSchema(() => 'Enter a note.', MAX_NOTE_LENGTH)
      .nullable()
      .optional(),
    version: readVersionSchema.optional().meta({ description: 'The state that was read; without it any is changed' }),
  })
  .refine(({ version: _version, ...fields }) => Object.values(fields).some((field) => field !== undefined), {
    path: ['isClosed'],
    message: 'Choose what to change.',
    ...onceFieldsAreRight,
  });
export type DepartureChange = z.infer<typeof departureChangeSchema>;

/**
 * A departure that has a minimum which was not reached yet, near the day by which the agency has to decide.
 */
export const undecidedDepartureSchema = z
  .object({
    packageId: objectIdSchema,
    title: z.string(),
    day: calendarDateSchema,
    minimum: z.int(),
    paid: z.int().meta({ description: 'Seats of paid bookings' }),
    decideBy: calendarDateSchema,
  })
  .meta({ id: 'UndecidedDeparture' });
export type UndecidedDeparture = z.infer<typeof undecidedDepartureSchema>;
