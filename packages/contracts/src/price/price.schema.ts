import { t } from '@wayfarer/words';
import { z } from 'zod';
import { depositSchema, ownDepositSchema } from '../deposit/deposit.schema.ts';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { jsonInText } from '../values/json-in-text.ts';
import { freePriceSchema } from '../values/money.schema.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { refuseTwins } from '../values/refuse-twins.ts';
import { lineSchema } from '../values/text.ts';
import { MAX_AGE, MAX_CATEGORIES, MAX_EXTRAS, MAX_GROUPS, MAX_OF_ONE_KIND, MAX_SEASONS } from './price.rules.ts';
import type { PriceField } from './price-fields.ts';

/** What travellers and staff choose categories and extras by. */
export const choiceIdSchema = z
  .string({ error: () => t('Enter an id.') })
  .regex(/^[a-z0-9-]{1,20}$/, { error: () => t('An id has 1 to 20 lower case letters, digits and hyphens.') });

const wholeNumber = (least: number, most: number, what: string) => {
  const message = `Enter a whole number ${what} from ${least} to ${most.toLocaleString('en')}.`;
  return z.int(message).min(least, message).max(most, message);
};
const listOf = <Item extends z.ZodType>(item: Item, most: number, what: string) =>
  z.array(item, { error: `The ${what} are a list.` }).max(most, `Enter at most ${most} ${what}.`);

const categorySchema = z
  .strictObject({
    id: choiceIdSchema,
    name: lineSchema(() => 'Enter a name.', 30),
    minAge: wholeNumber(0, MAX_AGE, 'of years'),
    maxAge: wholeNumber(0, MAX_AGE, 'of years').optional(),
    price: freePriceSchema.optional(),
    seats: z.union([z.literal(0), z.literal(1)], { error: 'Enter 0 or 1 seat.' }).optional(),
    alone: z.boolean({ error: 'Choose yes or no.' }).optional(),
  })
  .refine(({ minAge, maxAge }) => maxAge === undefined || minAge <= maxAge, {
    path: ['maxAge'],
    message: 'The highest age is below the lowest.',
    ...onceFieldsAreRight,
  });

const oldestOf = ({ maxAge = Number.POSITIVE_INFINITY }: { maxAge?: number | undefined }): number => maxAge;

export const categoriesSchema = listOf(categorySchema, MAX_CATEGORIES, 'categories').superRefine((categories, context) => {
  refuseTwins(categories, context);
  const [first] = categories;
  if (first?.price !== undefined)
    context.addIssue({ code: 'custom', path: [0, 'price'], message: 'The first category has the price of the package.' });
  if (first?.seats === 0) context.addIssue({ code: 'custom', path: [0, 'seats'], message: 'The first category has a seat.' });
  for (const [index, one] of categories.entries()) {
    const other = categories
      .slice(0, index)
      .find(({ minAge, ...rest }) => one.minAge <= oldestOf(rest) && minAge <= oldestOf(one));
    if (other)
      context.addIssue({ code: 'custom', path: [index, 'minAge'], message: `Some ages are also those of '${other.name}'.` });
  }
}, onceFieldsAreRight);

const WRONG_PERCENT = 'Enter a whole number of percent from -90 to 300.';
const seasonSchema = z
  .strictObject({
    name: lineSchema(() => 'Enter a name.', 40),
    from: calendarDateSchema,
    to: calendarDateSchema,
    percent: z.int(WRONG_PERCENT).min(-90, WRONG_PERCENT).max(300, WRONG_PERCENT).optional(),
    prices: z.record(choiceIdSchema, freePriceSchema, { error: 'The prices are one for each category.' }).optional(),
  })
  .superRefine(({ from, to, percent, prices }, context) => {
    if (from > to) context.addIssue({ code: 'custom', path: ['to'], message: 'The last day cannot be before the first.' });
    if ((percent === undefined) === (prices === undefined))
      context.addIssue({ code: 'custom', path: ['percent'], message: 'Enter either percent or prices.' });
  }, onceFieldsAreRight);

export const seasonsSchema = listOf(seasonSchema, MAX_SEASONS, 'seasons').superRefine((seasons, context) => {
  for (const [index, one] of seasons.entries()) {
    const other = seasons.slice(0, index).find(({ from, to }) => one.from <= to && from <= one.to);
    if (other)
      context.addIssue({ code: 'custom', path: [index, 'from'], message: `Some days are also those of '${other.name}'.` });
  }
}, onceFieldsAreRight);

const groupStepSchema = z.strictObject({
  from: wholeNumber(2, MAX_OF_ONE_KIND, 'of persons'),
  percent: wholeNumber(1, 99, 'of percent'),
});
export const groupsSchema = listOf(groupStepSchema, MAX_GROUPS, 'group discounts').superRefine((groups, context) => {
  for (const [index, { from, percent }] of groups.entries()) {
    const before = groups[index - 1];
    if (before && (from <= before.from || percent <= before.percent))
      context.addIssue({ code: 'custom', path: [index], message: 'Each step is for more persons, and takes off more.' });
  }
}, onceFieldsAreRight);

export const groupOfSchema = wholeNumber(2, MAX_OF_ONE_KIND, 'of persons');

export const singleSchema = z.strictObject(
  { price: freePriceSchema, required: z.boolean({ error: 'Choose yes or no.' }) },
  { error: 'The single supplement has a price.' },
);

const extraSchema = z
  .strictObject({
    id: choiceIdSchema,
    name: lineSchema(() => 'Enter a name.', 60),
    text: lineSchema(() => 'Enter a text.', 200).optional(),
    price: freePriceSchema,
    per: z.enum(['booking', 'person', 'piece'], { error: 'Choose booking, person or piece.' }),
    most: wholeNumber(1, MAX_OF_ONE_KIND, 'of pieces').optional(),
    stock: wholeNumber(1, 10_000, 'of pieces').optional(),
    included: z.boolean({ error: 'Choose yes or no.' }).optional(),
  })
  .superRefine(({ included, price, per, most }, context) => {
    if (included && price > 0)
      context.addIssue({ code: 'custom', path: ['price'], message: 'What is included costs nothing more: enter 0.' });
    if (most !== undefined && per !== 'piece')
      context.addIssue({ code: 'custom', path: ['most'], message: 'Only what is sold by the piece has a highest number.' });
  }, onceFieldsAreRight);
export const extrasSchema = listOf(extraSchema, MAX_EXTRAS, 'extras').superRefine(refuseTwins, onceFieldsAreRight);

const schemas = {
  categories: categoriesSchema,
  seasons: seasonsSchema,
  groups: groupsSchema,
  groupOf: groupOfSchema,
  single: singleSchema,
  extras: extrasSchema,
  deposit: ownDepositSchema,
} satisfies Record<PriceField, z.ZodType>;

const inForm = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(jsonInText, schema.nullable()).optional();

/** In the package form, each as JSON. A call without one keeps the current one; null removes it. */
export const priceFormFields = {
  categories: inForm(schemas.categories),
  seasons: inForm(schemas.seasons),
  groups: inForm(schemas.groups),
  groupOf: inForm(schemas.groupOf),
  single: inForm(schemas.single),
  extras: inForm(schemas.extras),
  deposit: inForm(schemas.deposit),
};

/** In answers: each only where the package has it. */
export const priceAnswerFields = {
  categories: schemas.categories.optional().meta({ description: 'Kinds of travellers; the first has the price of the package' }),
  seasons: schemas.seasons.optional().meta({ description: 'Prices by the first day of the trip' }),
  groups: schemas.groups.optional().meta({ description: 'Percent off from so many persons with a seat on' }),
  groupOf: schemas.groupOf.optional().meta({ description: 'The price is for a group of up to so many persons with a seat' }),
  single: schemas.single.optional().meta({ description: 'For a room for one person' }),
  extras: schemas.extras.optional().meta({ description: 'What can be taken along' }),
  deposit: schemas.deposit.optional().meta({ description: 'What confirms a booking, and until when the rest is due' }),
  defaultDeposit: depositSchema.optional().meta({ description: 'The deposit of the settings, where it holds for the package' }),
};

/** What each category pays, by its id. */
export const unitPricesSchema = z.record(choiceIdSchema, freePriceSchema, { error: 'The prices are one for each category.' });
