import { z } from 'zod';
import { bookingSchema, owedAges } from '../booking/booking.schema.ts';
import { MAX_UNDECIDED } from '../departure/decide.rules.ts';
import { DEPARTURE_DAYS, departureDayWith, namedDepartureSchema } from '../departure/listed-departure.schema.ts';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';

/**
 * Months that the charts cover: this one and the three before it; and the bookings in the table
 * (docs/specification.md section 9).
 */
export const DASHBOARD_MONTHS = 4;
export const RECENT_BOOKINGS = 5;
/** Packages in the ranking, and departures that are named per day. */
export const TOP_PACKAGES = 5;
export const MAX_LISTED_DEPARTURES = 3;
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
  occupancy: z.number().nullable().meta({
    description:
      'The part of the seats that is taken, on the departures of the period whose package has a capacity; null without any',
  }),
});
export type PeriodFigures = z.infer<typeof periodFiguresSchema>;

const monthFiguresSchema = periodFiguresSchema.pick({ from: true, to: true, bookings: true, revenue: true });
export type MonthFigures = z.infer<typeof monthFiguresSchema>;

const departureDaySchema = departureDayWith(namedDepartureSchema, MAX_LISTED_DEPARTURES);
export type DepartureDay = z.infer<typeof departureDaySchema>;

const namedDaySchema = z.object({ packageId: objectIdSchema, title: z.string(), day: calendarDateSchema });
export type NamedDay = z.infer<typeof namedDaySchema>;
/** Of the departures that wait for calls, so many are named. */
export const MAX_NAMED_CALLS = 5;

export const waitingSchema = z
  .object({
    toGiveBack: z.int().meta({ description: 'Bookings with money that staff took, and have to give back' }),
    toGiveBackAmount: rupeesSchema.meta({ description: 'What that is, of those counted' }),
    needsReview: z.int(),
    failedRefunds: z.int(),
    disputes: z.int(),
    linksEnded: z.int().meta({ description: 'Links to pay that ended unpaid, of trips that are ahead' }),
    holdsEndToday: z.int().meta({ description: 'Unpaid bookings whose seats are held until later today' }),
    holdsEnded: z.int().meta({ description: 'Unpaid bookings without a link whose hold ended within the last three days' }),
    restsDueThisWeek: z.int().meta({ description: 'Confirmed bookings whose rest is due today or within six days' }),
    restsOverdue: z.int().meta({ description: 'Confirmed bookings whose rest was due on an earlier day' }),
    restsOverdueAmount: rupeesSchema
      .optional()
      .meta({ description: 'What they owe, of those counted. Absent only in an earlier version, as each optional one here' }),
    undecided: z
      .int()
      .optional()
      .meta({ description: `Departures below their minimum that are to be guaranteed or cancelled, up to ${MAX_UNDECIDED}` }),
    newBookings: z
      .object({ from: calendarDateSchema, bookings: z.int(), received: rupeesSchema })
      .optional()
      .meta({ description: 'Made yesterday and today, in every status, as they were summed up about a minute ago' }),
    openMessages: z.int(),
    toCall: z.int().meta({ description: 'Departures on which somebody has to be called, because an email could not be sent' }),
    nextToCall: z
      .object({ packageId: objectIdSchema, day: calendarDateSchema })
      .optional()
      .meta({ description: 'The soonest of these departures; absent without any' }),
    callsOn: z.array(namedDaySchema).max(MAX_NAMED_CALLS).optional().meta({ description: 'The first of these departures' }),
  })
  .meta({ id: 'Waiting', description: `What waits for a person, each counted up to ${MAX_WAITING}` });
export type Waiting = z.infer<typeof waitingSchema>;

const incompleteDepartureSchema = namedDaySchema.extend({
  unnamed: z.int().meta({ description: 'Persons of paid bookings whom nobody has named' }),
  incomplete: z.int().meta({ description: 'Persons who are named, but have not said what the package asks and needs' }),
  unanswered: z.int().optional().meta({ description: 'Bookings that have not answered what is required; absent for none' }),
});
export type IncompleteDeparture = z.infer<typeof incompleteDepartureSchema>;

/** Bookings that are looked at for what is missing, those of the soonest departures first. */
export const MAX_LOOKED_AT = 2000;

export const incompleteSchema = z
  .object({
    departures: z.array(incompleteDepartureSchema),
    isWhole: z.boolean().meta({ description: `False where only the first ${MAX_LOOKED_AT} bookings were looked at` }),
  })
  .meta({ id: 'IncompleteDepartures' });

const topPackageSchema = z.object({
  tourPackageId: objectIdSchema,
  title: z.string(),
  bookings: z.int(),
  revenue: z.number(),
});
export type TopPackage = z.infer<typeof topPackageSchema>;

const owedByAgeSchema = z.object({ age: z.enum(owedAges), bookings: z.int(), amount: rupeesSchema });
export type OwedByAge = z.infer<typeof owedByAgeSchema>;

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
    monthSoFar: monthFiguresSchema.optional().meta({ description: 'From the first of this month up to today' }),
    monthLastYear: monthFiguresSchema.optional().meta({
      description: 'The same days of this month a year before, to its last day at most. Both absent in an earlier version',
    }),
    topPackages: z.array(topPackageSchema).max(TOP_PACKAGES),
    departures: z.array(departureDaySchema).length(DEPARTURE_DAYS),
    waiting: waitingSchema,
    owedByAge: z.array(owedByAgeSchema).optional().meta({
      description: 'What confirmed bookings owe of their rests, by how long that is overdue; absent where nothing is owed',
    }),
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
