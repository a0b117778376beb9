import { z } from 'zod';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema, typedAmountSchema } from '../values/money.schema.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';

const WRONG_PERCENT = 'Enter a whole number of percent from 1 to 99.';
const WRONG_DAYS = 'Enter a whole number of days from 1 to 365.';

export const depositSchema = z
  .strictObject(
    {
      percent: z.int(WRONG_PERCENT).min(1, WRONG_PERCENT).max(99, WRONG_PERCENT).optional(),
      perPerson: typedAmountSchema.optional(),
      balanceDays: z.int(WRONG_DAYS).min(1, WRONG_DAYS).max(365, WRONG_DAYS),
      isRefundable: z.boolean({ error: 'Choose yes or no.' }),
    },
    { error: 'The deposit is a percentage or an amount, with the days of the rest.' },
  )
  .superRefine(({ percent, perPerson }, context) => {
    if ((percent === undefined) === (perPerson === undefined))
      context.addIssue({ code: 'custom', path: ['percent'], message: 'Enter either percent or an amount for each person.' });
  }, onceFieldsAreRight);

/** Of a price: what is paid now, and the rest until a day. */
export const priceSplitSchema = z
  .object({ now: rupeesSchema, balance: rupeesSchema, dueOn: calendarDateSchema })
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
    isRefundable: z.boolean().meta({ description: 'Whether the deposit goes back as far as the policy says' }),
  })
  .meta({ id: 'Plan', description: 'A deposit confirms the booking, and the balance is paid until a day' });
export type Plan = z.infer<typeof planSchema>;
