import { z } from 'zod';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { addDays } from '../values/calendar-date.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { departureStates } from './departure.rules.ts';

/** Days of departures, from today; and departures that are named per day, for guides and other staff. */
export const DEPARTURE_DAYS = 7;
export const MAX_DEPARTURES = 100;
/** Days in one list of departures: six weeks, which every month fits into. */
export const MAX_DEPARTURE_DAYS = 42;

export const namedDepartureSchema = z.object({
  tourPackageId: objectIdSchema,
  title: z.string(),
  persons: z.int(),
  seated: z.int().optional().meta({ description: 'Seats that they take; absent where as many, or without a capacity' }),
  capacity: z.int().nullable(),
});

export const departureDayWith = <Named extends z.ZodType>(named: Named, most: number) =>
  z.object({
    day: calendarDateSchema,
    departures: z.int(),
    persons: z.int(),
    /** Of the departures with a capacity: seats that are taken, and all. */
    seated: z.int(),
    seats: z.int(),
    largest: z.array(named).max(most),
  });

/** With what staff should know of it; a field is absent where there is nothing to say. */
const listedDepartureSchema = namedDepartureSchema.extend({
  held: z.int().min(1).optional().meta({ description: 'Seats held for bookings that are not paid yet' }),
  left: z.int().min(0).optional().meta({ description: 'Absent where seats are not counted' }),
  state: z.enum(departureStates).optional().meta({ description: 'Absent while it is open' }),
  isGuaranteed: z.literal(true).optional(),
  isScheduled: z.literal(false).optional().meta({ description: 'False on a booked day on which its package does not leave' }),
  guides: z.array(z.string()).optional().meta({ description: 'The names of its guides; absent without any' }),
});
export type ListedDeparture = z.infer<typeof listedDepartureSchema>;

/**
 * The departures of some days, for guides and other staff; without bookings too where there is a schedule.
 */
export const departuresSchema = z.array(departureDayWith(listedDepartureSchema, MAX_DEPARTURES)).min(1).max(MAX_DEPARTURE_DAYS);
export type ListedDay = z.infer<typeof departuresSchema>[number];

export const departuresQuerySchema = z
  .object({
    from: enteredDateSchema.optional().meta({ description: 'Today when absent' }),
    to: enteredDateSchema.optional().meta({ description: 'Six days later when absent' }),
    package: objectIdSchema.optional(),
  })
  .refine(({ from, to }) => from !== undefined || to === undefined, {
    path: ['from'],
    message: 'Enter the first day too.',
    ...onceFieldsAreRight,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'The last day is before the first.',
    ...onceFieldsAreRight,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || to < addDays(from, MAX_DEPARTURE_DAYS), {
    path: ['to'],
    message: `Ask for at most ${MAX_DEPARTURE_DAYS} days at once.`,
    ...onceFieldsAreRight,
  });
export type DeparturesQuery = z.infer<typeof departuresQuerySchema>;
