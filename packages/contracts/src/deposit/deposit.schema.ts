import { z } from 'zod';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema, typedAmountSchema } from '../values/money.schema.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';

const WRONG_PERCENT = 'Enter a whole number of percent from 1 to 99.';
const WRONG_DAYS = 'Enter a whole number of days from 1 to 365.';

/** What confirms a booking: a share of its price or an amount for each person, and when the rest is due. */
export const depositSchema = z
  .strictObject(
    {
      percent: z.int(WRONG_PERCENT).min(1, WRONG_PERCENT).max(99, WRONG_PERCENT).optional(),
      perPerson: typedAmountSchema.optional(),
      balanceDays: z.int(WRONG_DAYS).min(1, WRONG_DAYS).max(365, WRONG_DAYS).optional(),
      onArrival: z
        .literal(true, 'onArrival is true, or absent.')
        .optional()
        .meta({ description: 'In place of balanceDays: the rest is paid on the travel day' }),
      isRefundable: z.boolean({ error: 'Choose yes or no.' }),
    },
    { error: 'The deposit is a percentage or an amount, with the days of the rest.' },
  )
  .superRefine(({ percent, perPerson, balanceDays, onArrival }, context) => {
    if ((percent === undefined) === (perPerson === undefined))
      context.addIssue({ code: 'custom', path: ['percent'], message: 'Enter either percent or an amount for each person.' });
    if (balanceDays === undefined && !onArrival) context.addIssue({ code: 'custom', path: ['balanceDays'], message: WRONG_DAYS });
    if (balanceDays !== undefined && onArrival)
      context.addIssue({ code: 'custom', path: ['onArrival'], message: 'What is paid on arrival is not due before.' });
  }, onceFieldsAreRight);

const onArrivalSchema = z.literal(true).optional().meta({ description: 'The balance is paid on the travel day itself' });

const atOnceSchema = z.strictObject(
  { atOnce: z.literal(true, 'atOnce is true.') },
  { error: 'Enter either a deposit, or that everything is paid at once.' },
);
/**
 * What a package says of its own: a deposit, or everything at once although the agency's settings have one.
 * A union would tell what is wrong at none of its fields.
 */
export const ownDepositSchema = z.preprocess(
  (value, context) => {
    const isNamed = typeof value === 'object' && value !== null && 'atOnce' in value;
    const { error } = (isNamed ? atOnceSchema : depositSchema).safeParse(value);
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    return error ? z.NEVER : value;
  },
  z.union([depositSchema, atOnceSchema]),
);

/** Of a price: what is paid now, and the rest until a day. */
export const priceSplitSchema = z
  .object({ now: rupeesSchema, balance: rupeesSchema, dueOn: calendarDateSchema, onArrival: onArrivalSchema })
  .meta({ id: 'PriceSplit', description: 'What is paid now, and the rest until a day' });

/** Where the rest of a booking stands: none is owed, or it is due on a later day, today, or since a day. */
export const planStates = ['open', 'due', 'overdue', 'none'] as const;
export type PlanState = (typeof planStates)[number];

/** How a booking with a deposit is paid. */
export const planSchema = z
  .object({
    deposit: rupeesSchema,
    balance: rupeesSchema,
    dueOn: calendarDateSchema,
    state: z.enum(planStates),
    onArrival: onArrivalSchema,
    isRefundable: z.boolean().meta({ description: 'Whether the deposit goes back as far as the policy says' }),
  })
  .meta({ id: 'Plan', description: 'A deposit confirms the booking, and the balance is paid until a day' });
export type Plan = z.infer<typeof planSchema>;
