import { z } from 'zod';
import { cancellationPolicySchema } from '../cancellation-policy/cancellation-policy.schema.ts';
import { capacitySchema } from '../departure/seats.schema.ts';
import { destinationReferenceSchema } from '../destination/destination.schema.ts';
import { priceAnswerFields, priceFormFields } from '../price/price.schema.ts';
import { askedPartySchema } from '../quote/quote.schema.ts';
import { scheduleProblemOf } from '../schedule/schedule.rules.ts';
import { scheduleSchema } from '../schedule/schedule.schema.ts';
import { asksSchema } from '../traveller/traveller.schema.ts';
import { calendarDateSchema, enteredDateSchema, refuseOtherYears } from '../values/calendar-date.schema.ts';
import { jsonInText } from '../values/json-in-text.ts';
import { priceSchema, rupeesSchema } from '../values/money.schema.ts';
import { askedMonthSchema, monthSchema } from '../values/month.schema.ts';
import { numberInText } from '../values/number-in-text.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { pageQuery } from '../values/page-query.ts';
import { lineSchema, proseSchema, withoutNul } from '../values/text.ts';
import { editedVersionSchema, versionSchema } from '../values/version.ts';
import { daysInForm } from './days-in-form.ts';
import { acceptedEffectSchema } from './edit-effect.schema.ts';
import { factsSchema } from './facts.schema.ts';
import { foundInSchema } from './found-in.schema.ts';
import { COUNTED_MONTHS, MAX_PACKAGE_PICTURES, MAX_WORDS_LENGTH } from './tour-package.rules.ts';

export const MAX_ITINERARY_DAYS = 60;

const itinerarySchema = z
  .array(proseSchema('what happens on this day', 500), { error: 'The itinerary is a JSON list of days.' })
  .min(1, 'Enter at least one day.')
  .max(MAX_ITINERARY_DAYS, 'Enter at most 60 days.');

/** The text fields of the package form; pictures are sent with them as `images`. */
export const tourPackageFormSchema = z
  .object({
    title: lineSchema('a title'),
    destination: objectIdSchema,
    description: proseSchema('a description'),
    itinerary: z.preprocess(jsonInText, itinerarySchema),
    price: z.preprocess(numberInText, priceSchema),
    availableFrom: enteredDateSchema,
    availableTo: enteredDateSchema,
    /**
     * Empty: unlimited. A call without the field adds a package without a limit, and an edit keeps the
     * current one.
     */
    capacity: capacitySchema.optional(),
    /** Without it a new package follows the site's default, and an edit keeps the current policy. */
    cancellationPolicy: z.preprocess(jsonInText, cancellationPolicySchema).optional(),
    /**
     * The days on which it leaves; null: every day of its window can be one. A call without the field adds a
     * package without a schedule, and an edit keeps the current one.
     */
    schedule: z.preprocess(jsonInText, scheduleSchema.nullable()).optional(),
    ...priceFormFields,
    /**
     * What each traveller is asked; null: nothing. A call without the field adds a package that asks nothing,
     * and an edit keeps the current list.
     */
    asks: z.preprocess(jsonInText, asksSchema.nullable()).optional(),
    /**
     * Null: none. A call without the field adds a package without them, and an edit keeps the current ones.
     */
    facts: z.preprocess(jsonInText, factsSchema.nullable()).optional(),
    /**
     * True adds a package that only staff see. An edit with false puts it on offer, and one without the field
     * leaves it as it is.
     */
    isDraft: z.preprocess(jsonInText, z.boolean('isDraft is true or false.')).optional(),
    /**
     * On edit: which current pictures stay, in which order, before the new ones. Without it new pictures
     * replace all; without new ones all stay.
     */
    keptImages: z.preprocess(jsonInText, z.array(z.string().max(200)).max(MAX_PACKAGE_PICTURES)).optional(),
    version: editedVersionSchema,
    /**
     * On edit: `none`, or the key of an effect that the editor has accepted. Any other effect is refused
     * then, with what it is. Without it an edit is stored whatever it does.
     */
    acceptedEffect: acceptedEffectSchema.optional(),
  })
  .refine((form) => form.availableFrom <= form.availableTo, {
    path: ['availableTo'],
    message: 'The last day cannot be before the first.',
    ...onceFieldsAreRight,
  })
  .superRefine(({ schedule, seasons, ...window }, context) => {
    const problem = schedule ? scheduleProblemOf(schedule, window) : null;
    if (problem) context.addIssue({ code: 'custom', path: ['schedule', ...problem.path], message: problem.message });
    refuseOtherYears(daysInForm({ schedule, seasons }), context);
  }, onceFieldsAreRight);
export type TourPackageForm = z.infer<typeof tourPackageFormSchema>;

/** What a card says of the next departure, beside its day. */
const nextDepartureSchema = z.object({
  left: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Seats left, held ones not among them; absent where they are not counted' }),
  isGuaranteed: z.literal(true).optional(),
});

/** What a card says of the departure that a search by days is answered with. */
const askedDepartureSchema = nextDepartureSchema.extend({
  day: calendarDateSchema,
  price: rupeesSchema.meta({ description: 'Of the first category on this day' }),
  others: z.int().min(0).meta({ description: 'Further departures on the asked days that can be booked' }),
  lowest: z
    .object({ day: calendarDateSchema, price: rupeesSchema })
    .optional()
    .meta({ description: 'The cheapest of those, where one costs less: what lists filter and order by' }),
});

/** What the party of a search pays on the departure that a card shows, or why it cannot come. */
const partyTotalSchema = z.union([
  z.object({ day: calendarDateSchema, total: rupeesSchema }),
  z.object({ refused: z.string().meta({ description: 'Why it cannot come, as a sentence' }) }),
]);

/** What a price is for, where it is not for one person. */
const unitSchema = z.union([z.object({ groupOf: z.int() }), z.object({ category: z.string() })]);

export const tourPackageSchema = z
  .object({
    ...identity,
    title: z.string(),
    destination: destinationReferenceSchema,
    description: z.string(),
    itinerary: z.array(z.string()),
    images: z.array(z.string()),
    price: rupeesSchema,
    availableFrom: calendarDateSchema,
    availableTo: calendarDateSchema,
    cancellationPolicy: cancellationPolicySchema,
    capacity: z.int().nullable().meta({ description: 'Seats per travel day; null: no limit' }),
    nextDay: calendarDateSchema.nullable().meta({
      description: 'The next travel day with a seat that is not sold, about a minute behind at most; null when there is none',
    }),
    version: versionSchema,
    schedule: scheduleSchema.optional().meta({
      description: 'On which days it leaves; absent where every day of its window can be one, and in lists',
    }),
    ...priceAnswerFields,
    asks: asksSchema.optional().meta({ description: 'What each traveller is asked beside the name; absent for nothing' }),
    facts: factsSchema.optional().meta({ description: 'What travellers ask before they book; absent where nothing is filled' }),
    isDraft: z.literal(true).optional().meta({ description: 'Only staff see it' }),
    fromPrice: rupeesSchema.optional().meta({
      description:
        'Where it differs from `price`: the lowest price of the first category on a day that can be booked. Lists without days go by it',
    }),
    next: nextDepartureSchema.optional().meta({ description: 'Of the departure on `nextDay`; absent without a schedule' }),
    unit: unitSchema
      .optional()
      .meta({ description: 'What `price` is for: a group of up to so many, or the first category; absent for each person' }),
    askedDeparture: askedDepartureSchema.nullable().optional().meta({
      description:
        'Only in a list by days: the first departure on one of them that can be booked, at most `maxPrice`; null where all are sold out',
    }),
    partyTotal: partyTotalSchema.optional().meta({
      description:
        'Only in a list with `party`: what all of it pay on `askedDeparture`, or without days on `nextDay`, as a quote says it, without extras; absent where nothing can be booked',
    }),
    foundIn: foundInSchema.optional().meta({ description: 'Only in a list by words' }),
  })
  .meta({ id: 'Package' });
export type TourPackage = z.infer<typeof tourPackageSchema>;

/** A travel day of a package with the bookings that it has. */
export const bookedDaySchema = z.object({
  day: calendarDateSchema,
  bookings: z.int(),
  persons: z.int().meta({ description: 'Of paid bookings, and of unpaid ones while their seats are held' }),
});
export type BookedDay = z.infer<typeof bookedDaySchema>;

export const tourPackageSortSchema = z.enum([
  'title',
  '-title',
  'price',
  '-price',
  'availableFrom',
  '-availableFrom',
  'soonest',
  'recommended',
]);
export type TourPackageSort = z.infer<typeof tourPackageSortSchema>;

const offeredSchema = z.enum(['now', 'ended', 'all']);

const daysBound = z.preprocess(numberInText, z.int({ error: 'Enter a whole number of days.' }).min(1).max(MAX_ITINERARY_DAYS));
const priceBound = z.preprocess(numberInText, z.number({ error: 'Enter a number.' }).min(0, 'Enter 0 or more.'));

/**
 * Filters of the package list (docs/specification.md sections 2, 7 and 10). Dates select packages whose
 * window overlaps them.
 */
export const tourPackageFilterSchema = z
  .object({
    ...pageQuery,
    destination: objectIdSchema.optional(),
    minPrice: priceBound.optional(),
    maxPrice: priceBound.optional(),
    title: withoutNul(z.string().trim().max(120)).optional(),
    words: withoutNul(z.string().trim().max(MAX_WORDS_LENGTH, `Use at most ${MAX_WORDS_LENGTH} characters.`))
      .optional()
      .meta({
        description:
          'Packages with all of these words, or their beginnings, in title, place, description or itinerary; without sort the best come first',
      }),
    availableFrom: enteredDateSchema.optional(),
    availableTo: enteredDateSchema.optional(),
    month: askedMonthSchema.optional().meta({ description: 'Packages with a travel day in this month' }),
    minDays: daysBound.optional().meta({ description: 'Days of the itinerary' }),
    maxDays: daysBound.optional(),
    offered: offeredSchema
      .optional()
      .meta({ description: 'now: can be booked today or later; ended: can no longer be booked; all when absent' }),
    sort: tourPackageSortSchema.optional(),
  })
  .refine((filter) => filter.minPrice === undefined || filter.maxPrice === undefined || filter.minPrice <= filter.maxPrice, {
    path: ['minPrice'],
    message: 'The lowest price is above the highest.',
    ...onceFieldsAreRight,
  })
  .refine((filter) => filter.minDays === undefined || filter.maxDays === undefined || filter.minDays <= filter.maxDays, {
    path: ['minDays'],
    message: 'The shortest trip is longer than the longest.',
    ...onceFieldsAreRight,
  })
  .refine((filter) => !filter.availableFrom || !filter.availableTo || filter.availableFrom <= filter.availableTo, {
    path: ['availableFrom'],
    message: 'The first day is after the last.',
    ...onceFieldsAreRight,
  });

/** Of calls whose answers are packages to choose from. */
export const askedPartyQuery = {
  party: askedPartySchema.optional().meta({ description: 'Each package says what these travellers pay: `partyTotal`' }),
};
export const tourPackageListSchema = tourPackageFilterSchema.safeExtend(askedPartyQuery);
export type TourPackageListQuery = z.infer<typeof tourPackageListSchema>;

const countedPlaceSchema = destinationReferenceSchema.extend({ count: z.int().min(1) });

export const tourPackageCountsSchema = z
  .object({
    total: z.int().min(0),
    places: z
      .array(countedPlaceSchema)
      .meta({ description: 'What the same filters find at each place, whichever place they name; by name' }),
    months: z
      .array(z.object({ month: monthSchema, count: z.int().min(1) }))
      .meta({ description: `The same for each of the next ${COUNTED_MONTHS} months, whichever they name` }),
    lengths: z
      .array(z.object({ days: z.int().min(1), count: z.int().min(1) }))
      .meta({ description: 'The same for each number of days, whichever they name' }),
    prices: z
      .object({ lowest: rupeesSchema, highest: rupeesSchema })
      .nullable()
      .meta({ description: 'Of what the same filters find at any price; null where that is nothing' }),
    words: z.array(z.string()).min(1).optional().meta({
      description: 'Where nothing has the title or words: words that were meant, or are in other texts, and find something',
    }),
    titles: z.array(z.string()).meta({ description: 'Where nothing has the title: what may have been meant and is found' }),
    meantPlaces: z.array(countedPlaceSchema).meta({
      description: 'Where that is nothing either: places of nearly that name, with what is found there without title and words',
    }),
  })
  .meta({ id: 'PackageCounts' });
export type TourPackageCounts = z.infer<typeof tourPackageCountsSchema>;

export type TourPackageFilter = z.infer<typeof tourPackageFilterSchema>;
