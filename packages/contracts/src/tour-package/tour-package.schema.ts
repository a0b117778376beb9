import { z } from 'zod';
import { cancellationPolicySchema } from '../cancellation-policy/cancellation-policy.schema.ts';
import { capacitySchema } from '../departure/seats.schema.ts';
import { destinationReferenceSchema } from '../destination/destination.schema.ts';
import { priceAnswerFields, priceFormFields } from '../price/price.schema.ts';
import { scheduleProblemOf } from '../schedule/schedule.rules.ts';
import { scheduleSchema } from '../schedule/schedule.schema.ts';
import { untranslatedSchema } from '../translation/translation.schema.ts';
import { ownQuestionsSchema, shownQuestionsSchema } from '../traveller/question.schema.ts';
import { asksSchema } from '../traveller/traveller.schema.ts';
import { calendarDateSchema, enteredDateSchema, refuseOtherYears } from '../values/calendar-date.schema.ts';
import { jsonInText } from '../values/json-in-text.ts';
import { priceSchema, rupeesSchema } from '../values/money.schema.ts';
import { noneOrNumberInText, numberInText } from '../values/number-in-text.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { taxPercentSchema } from '../values/tax-percent.schema.ts';
import { lineSchema, proseSchema } from '../values/text.ts';
import { editedVersionSchema, versionSchema } from '../values/version.ts';
import { daysInForm } from './days-in-form.ts';
import { acceptedEffectSchema } from './edit-effect.schema.ts';
import { factsSchema } from './facts.schema.ts';
import { foundInSchema } from './found-in.schema.ts';
import { packageTranslationSchemas } from './package-translation.schema.ts';
import { MAX_PACKAGE_PICTURES } from './tour-package.rules.ts';

export const MAX_ITINERARY_DAYS = 60;

const title = lineSchema(() => 'Enter a title.');
const description = proseSchema(() => 'Enter a description.');
const day = proseSchema(() => 'Enter what happens on this day.', 500);

const itinerarySchema = z
  .array(day, { error: 'The itinerary is a JSON list of days.' })
  .min(1, 'Enter at least one day.')
  .max(MAX_ITINERARY_DAYS, 'Enter at most 60 days.');

const translations = packageTranslationSchemas({ title, description, day, most: MAX_ITINERARY_DAYS });
export type PackageTranslations = z.infer<typeof translations.answer>;
export type PackageTranslationsForm = z.infer<typeof translations.form>;

/** The text fields of the package form; pictures are sent with them as `images`. */
export const tourPackageFormSchema = z
  .object({
    title,
    destination: objectIdSchema,
    description,
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
     * The tax in its prices, where it is not the agency's. Empty: the agency's. A call without the field adds
     * a package without one of its own, and an edit keeps the current one.
     */
    taxPercent: z.preprocess(noneOrNumberInText, taxPercentSchema.nullable()).optional(),
    /**
     * What each traveller is asked; null: nothing. A call without the field adds a package that asks nothing,
     * and an edit keeps the current list.
     */
    asks: z.preprocess(jsonInText, asksSchema.nullable()).optional(),
    /** What is asked in the agency's own words; null: nothing, and without the field as of `asks`. */
    ownQuestions: z.preprocess(jsonInText, ownQuestionsSchema.nullable()).optional(),
    /**
     * Null: none. A call without the field adds a package without them, and an edit keeps the current ones.
     */
    facts: z.preprocess(jsonInText, factsSchema.nullable()).optional(),
    /**
     * Its texts in other languages. A call without the field, and each language that it does not name, keeps
     * the current ones; null removes them.
     */
    translations: z.preprocess(jsonInText, translations.form).optional(),
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
    taxPercent: z
      .number()
      .optional()
      .meta({ description: "The rate of the tax in its prices; absent where the agency's holds, and in lists" }),
    asks: asksSchema.optional().meta({ description: 'What each traveller is asked beside the name; absent for nothing' }),
    ownQuestions: shownQuestionsSchema.optional().meta({ description: 'What is asked beside, in own words; absent for nothing' }),
    facts: factsSchema.optional().meta({ description: 'What travellers ask before they book; absent where nothing is filled' }),
    translations: translations.answer.optional(),
    untranslated: untranslatedSchema.optional(),
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
