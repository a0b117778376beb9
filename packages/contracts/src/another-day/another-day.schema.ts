import { t } from '@wayfarer/words';
import { z } from 'zod';
import { quoteLineSchema } from '../quote/quote.schema.ts';
import { timeOfDaySchema } from '../schedule/schedule.schema.ts';
import { linkTokenSchema } from '../user/user.schema.ts';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema } from '../values/money.schema.ts';
import { identity } from '../values/object-id.ts';
import { anotherDayAnswers } from './another-day.rules.ts';

/** What follows the `#` of the links in the letter of a cancelled departure. */
export const anotherDayTokenSchema = z.strictObject({ token: linkTokenSchema });

export const answerAnotherDaySchema = anotherDayTokenSchema.extend({
  answer: z.enum(anotherDayAnswers, { error: () => t('Choose whether to travel on the other day or to get your money.') }),
});

/**
 * open: it can be answered. moved, cancelled: it was answered, or ended. over: its time has passed, and the
 * money is about to go back.
 */
export const anotherDayStates = ['open', 'moved', 'cancelled', 'over'] as const;

const dayOfTripSchema = z.object({ travelDate: calendarDateSchema, startTime: timeOfDaySchema.optional() });

/** What whoever has the link sees: the two days and the money of each answer, and nothing of the account. */
export const anotherDayViewSchema = z
  .object({
    package: z.object({ ...identity, title: z.string(), place: z.string(), image: z.string().nullable() }),
    number: z.string().meta({ description: 'The number that travellers quote' }),
    totalPersons: z.int(),
    cancelled: dayOfTripSchema.meta({ description: 'The departure that the agency has cancelled' }),
    other: dayOfTripSchema.meta({ description: 'The one on which seats are held' }),
    reason: z.string().nullable().meta({ description: 'Why it was cancelled; null once the choice is made, or it is erased' }),
    letter: z
      .string()
      .nullable()
      .meta({ description: 'What the agency wrote to everybody of the departure; null as the reason' }),
    until: z.iso.datetime().meta({ description: 'Until when seats are, or were, held on the other day' }),
    lines: z.array(quoteLineSchema).meta({ description: 'What the trip costs on the other day' }),
    totalAmount: rupeesSchema.meta({ description: 'On the other day; never more than before' }),
    refund: rupeesSchema.meta({ description: 'What goes back to who moves, because the other day costs less' }),
    owed: rupeesSchema.meta({ description: 'What who moves still owes of the price' }),
    dueOn: calendarDateSchema.nullable().meta({ description: 'Until when; null where nothing is owed' }),
    money: rupeesSchema.meta({ description: 'What goes back, or went back, to who wants the money' }),
    state: z.enum(anotherDayStates),
    canMove: z.boolean().meta({ description: 'Whether the move is still open; the money is as long as the state is' }),
    sentence: z.string().nullable().meta({ description: 'Why something is not open; null where all is' }),
  })
  .meta({ id: 'AnotherDay' });
export type AnotherDayView = z.infer<typeof anotherDayViewSchema>;
