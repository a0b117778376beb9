import { z } from 'zod';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { typedAmountSchema } from '../values/money.schema.ts';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { searchQuery } from '../values/page-query.ts';
import { readVersionSchema, versionSchema } from '../values/version.ts';
import { codeStates, MAX_CODE_PACKAGES, MAX_CODE_USES, MAX_CODE_USES_PER_TRAVELLER } from './code.rules.ts';
import { codeTextSchema } from './code-text.ts';

const wholeNumber = (most: number, what: string) => {
  const message = `Enter a whole number ${what} from 1 to ${most.toLocaleString('en')}.`;
  return z.int(message).min(1, message).max(most, message);
};

const packagesSchema = z
  .array(objectIdSchema.toLowerCase(), { error: 'The packages are a list.' })
  .min(1, 'Choose a package, or let the code be for all of them.')
  .max(MAX_CODE_PACKAGES, `Choose at most ${MAX_CODE_PACKAGES} packages.`)
  .superRefine((ids, context) => {
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'This package is in the list twice.' });
  }, onceFieldsAreRight);

const conditionsWith = (date: z.ZodType<CalendarDate>) => ({
  code: codeTextSchema,
  percent: wholeNumber(100, 'of percent').optional().meta({ description: 'What it takes off; either this or an amount' }),
  amount: typedAmountSchema.optional().meta({ description: 'Rupees that it takes off, up to the whole total' }),
  from: date.optional().meta({ description: 'The first day on which it can be used' }),
  to: date.optional().meta({ description: 'The last day on which it can be used' }),
  packages: packagesSchema.optional().meta({ description: 'The packages that it is for; absent: all' }),
  leastTotal: typedAmountSchema.optional().meta({ description: 'Rupees that a booking costs at least before the code' }),
  most: wholeNumber(MAX_CODE_USES, 'of uses')
    .optional()
    .meta({ description: `Bookings that can use it; absent: ${MAX_CODE_USES}` }),
  mostPerTraveller: wholeNumber(MAX_CODE_USES_PER_TRAVELLER, 'of uses')
    .optional()
    .meta({ description: 'Bookings of one account that can use it' }),
  travelFrom: date.optional().meta({ description: 'The first day of travel that it is for' }),
  travelTo: date.optional().meta({ description: 'The last day of travel that it is for' }),
});

const NOT_BEFORE = 'The last day cannot be before the first.';

/** A promotion code as an admin writes it. What an edit does not send no longer restricts it. */
export const codeFormSchema = z
  .strictObject(
    { ...conditionsWith(enteredDateSchema), version: readVersionSchema.optional() },
    { error: 'This is not a promotion code.' },
  )
  .superRefine(({ percent, amount, from, to, travelFrom, travelTo }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if ((percent === undefined) === (amount === undefined)) refuse('percent', 'Enter either a percent or an amount.');
    if (from !== undefined && to !== undefined && to < from) refuse('to', NOT_BEFORE);
    if (travelFrom !== undefined && travelTo !== undefined && travelTo < travelFrom) refuse('travelTo', NOT_BEFORE);
  }, onceFieldsAreRight);
export type CodeForm = z.infer<typeof codeFormSchema>;

/** A promotion code as admins see it. */
export const promotionCodeSchema = z
  .object({
    ...identity,
    ...conditionsWith(calendarDateSchema),
    code: z.string(),
    uses: z.int().meta({ description: 'Bookings that use it at present: paid, or held until they are' }),
    state: z.enum(codeStates).meta({ description: 'Whether anybody can use it today' }),
    version: versionSchema,
  })
  .meta({ id: 'PromotionCode' });
export type PromotionCode = z.infer<typeof promotionCodeSchema>;

export const codeListQuery = {
  search: searchQuery.search.meta({ description: 'The beginning of a code' }),
  sort: z.enum(['code', '-code']).default('code'),
};

/** Who uses a promotion code: the latest, with how many there are in all. */
export const codeUsesSchema = z
  .object({
    total: z.int(),
    uses: z.array(
      z.object({
        booking: objectIdSchema,
        bookingNumber: z.string(),
        username: z.string().nullable().meta({ description: 'Null once the account is deleted' }),
        name: z.string().optional().meta({ description: 'Of the account, where it has one' }),
        heldUntil: z.iso.datetime().nullable().meta({ description: 'Null: for good, because the booking is paid' }),
      }),
    ),
  })
  .meta({ id: 'PromotionCodeUses' });
export type CodeUses = z.infer<typeof codeUsesSchema>;
