import { t, translatedLanguages } from '@wayfarer/words';
import { z } from 'zod';
import { destinationReferenceSchema } from '../destination/destination.schema.ts';
import { askedPartySchema } from '../quote/quote.schema.ts';
import { languageOrAllQuery } from '../translation/translation.schema.ts';
import { enteredDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { askedMonthSchema, monthSchema } from '../values/month.schema.ts';
import { numberInText } from '../values/number-in-text.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { pageQuery } from '../values/page-query.ts';
import { withoutNul } from '../values/text.ts';
import { COUNTED_MONTHS, MAX_WORDS_LENGTH } from './tour-package.rules.ts';
import { MAX_ITINERARY_DAYS } from './tour-package.schema.ts';

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

const daysBound = z.preprocess(
  numberInText,
  z
    .int({ error: () => t('Enter a whole number of days.') })
    .min(1)
    .max(MAX_ITINERARY_DAYS),
);
const priceBound = z.preprocess(
  numberInText,
  z.number({ error: () => t('Enter a number.') }).min(0, { error: () => t('Enter 0 or more.') }),
);

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
    words: withoutNul(
      z
        .string()
        .trim()
        .max(MAX_WORDS_LENGTH, { error: () => t('Use at most {most} characters.', { most: MAX_WORDS_LENGTH }) }),
    )
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
    toTranslate: z.enum(translatedLanguages).optional().meta({
      description: 'Packages with a text that is not translated into this language, or was before the English changed',
    }),
    sort: tourPackageSortSchema.optional(),
    language: languageOrAllQuery.language.meta({
      description:
        'Answers texts in this language, where they are translated, and finds packages by these and the English; `all`: in English, found by every language',
    }),
  })
  .refine((filter) => filter.minPrice === undefined || filter.maxPrice === undefined || filter.minPrice <= filter.maxPrice, {
    path: ['minPrice'],
    error: () => t('The lowest price is above the highest.'),
    ...onceFieldsAreRight,
  })
  .refine((filter) => filter.minDays === undefined || filter.maxDays === undefined || filter.minDays <= filter.maxDays, {
    path: ['minDays'],
    error: () => t('The shortest trip is longer than the longest.'),
    ...onceFieldsAreRight,
  })
  .refine((filter) => !filter.availableFrom || !filter.availableTo || filter.availableFrom <= filter.availableTo, {
    path: ['availableFrom'],
    error: () => t('The first day is after the last.'),
    ...onceFieldsAreRight,
  });
export type TourPackageFilter = z.infer<typeof tourPackageFilterSchema>;

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
