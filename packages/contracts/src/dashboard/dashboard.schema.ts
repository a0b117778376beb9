import { z } from 'zod';
import { bookingSchema } from '../booking/booking.schema.ts';
import { departureStates } from '../departure/departure.rules.ts';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { addDays } from '../values/calendar-date.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';

/**
 * Months that the charts cover: this one and the three before it; and the bookings in the table
 * (docs/specification.md section 9).
 */
export const DASHBOARD_MONTHS = 4;
export const RECENT_BOOKINGS = 5;
/**
 * Days of departures, from today; packages in the ranking; departures listed per day, on the dashboard and
 * for guides.
 */
export const DEPARTURE_DAYS = 7;
export const TOP_PACKAGES = 5;
export const MAX_LISTED_DEPARTURES = 3;
export const MAX_DEPARTURES = 100;
/** Days in one list of departures: six weeks, which every month fits into. */
export const MAX_DEPARTURE_DAYS = 42;
/** What waits for a person is counted up to this number. */
export const MAX_WAITING = 100;

/** The periods that figures are available for, in days up to today. */
export const dashboardPeriods = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 } as const;
export type DashboardPeriod = keyof typeof dashboardPeriods;
export const dashboardPeriodSchema = z.enum(Object.keys(dashboardPeriods) as [DashboardPeriod, ...DashboardPeriod[]]);

const periodFiguresSchema = z.object({
  from: calendarDateSchema,
  to: calendarDateSchema,
  /** By booking date, in every status; of these, how many have been paid; and money received less refunds. */
  bookings: z.int(),
  paid: z.int(),
  revenue: z.number(),
  occupancy: z
    .number()
    .nullable()
    .meta({ description: 'Persons per seat on the departures of the period whose package has a capacity; null without any' }),
});
export type PeriodFigures = z.infer<typeof periodFiguresSchema>;

const namedDepartureSchema = z.object({
  tourPackageId: objectIdSchema,
  title: z.string(),
  persons: z.int(),
  capacity: z.int().nullable(),
});

const departureDayWith = <Named extends z.ZodType>(named: Named, most: number) =>
  z.object({
    day: calendarDateSchema,
    departures: z.int(),
    persons: z.int(),
    /** Of the departures with a capacity. */
    seated: z.int(),
    seats: z.int(),
    largest: z.array(named).max(most),
  });
const departureDaySchema = departureDayWith(namedDepartureSchema, MAX_LISTED_DEPARTURES);
export type DepartureDay = z.infer<typeof departureDaySchema>;

/** With what staff should know of it; a field is absent where there is nothing to say. */
const listedDepartureSchema = namedDepartureSchema.extend({
  held: z.int().min(1).optional().meta({ description: 'Seats held for bookings that are not paid yet' }),
  left: z.int().min(0).optional().meta({ description: 'Absent where seats are not counted' }),
  state: z.enum(departureStates).optional().meta({ description: 'Absent while it is open' }),
  isGuaranteed: z.literal(true).optional(),
  isScheduled: z.literal(false).optional().meta({ description: 'False on a booked day on which its package does not leave' }),
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

const waitingSchema = z
  .object({ needsReview: z.int(), failedRefunds: z.int(), disputes: z.int(), openMessages: z.int() })
  .meta({ description: `What waits for a person, each counted up to ${MAX_WAITING}` });
export type Waiting = z.infer<typeof waitingSchema>;

const topPackageSchema = z.object({
  tourPackageId: objectIdSchema,
  title: z.string(),
  bookings: z.int(),
  revenue: z.number(),
});
export type TopPackage = z.infer<typeof topPackageSchema>;

/**
 * Everything that the dashboard shows, counted by the server. Revenue is money received less refunds, in
 * rupees.
 */
export const dashboardSchema = z
  .object({
    packages: z.int(),
    bookings: z.int(),
    users: z.int(),
    revenue: z.number(),
    months: z
      .array(z.object({ month: z.string().meta({ example: '2026-11' }), bookings: z.int(), revenue: z.number() }))
      .length(DASHBOARD_MONTHS),
    recentBookings: z.array(bookingSchema).max(RECENT_BOOKINGS),
    period: periodFiguresSchema,
    periodBefore: periodFiguresSchema,
    topPackages: z.array(topPackageSchema).max(TOP_PACKAGES),
    departures: z.array(departureDaySchema).length(DEPARTURE_DAYS),
    waiting: waitingSchema,
    countedUpTo: z.iso.datetime().nullable().meta({
      description: 'The moment that these figures are from, about a minute ago at most. Null only in an earlier version.',
    }),
    rankedUpTo: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The same for the top packages; null if they are from the same moment' }),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof dashboardSchema>;
