import { t } from '@wayfarer/words';
import { z } from 'zod';
import { MAX_PERSONS } from '../booking/booking.rules.ts';
import { bookingSchema, personsSchema } from '../booking/booking.schema.ts';
import { priceSplitSchema } from '../deposit/deposit.schema.ts';
import { paymentSessionSchema } from '../payment/payment.schema.ts';
import { choiceFields, quoteLineSchema } from '../quote/quote.schema.ts';
import { travellerIdSchema } from '../traveller/traveller-id.schema.ts';
import { enteredDateSchema } from '../values/calendar-date.schema.ts';
import { rupeesSchema, typedAmountSchema } from '../values/money.schema.ts';
import { proseSchema } from '../values/text.ts';

const { code: _code, ...chosen } = choiceFields;

const WHO_LEAVES = { error: () => t('Choose who does not come along any more.') };
const WRONG_PREVIEW = { error: () => t('Look at what it comes to first.') };
const previewedSchema = z
  .number(WRONG_PREVIEW)
  .min(0, WRONG_PREVIEW)
  .max(1_000_000_000, WRONG_PREVIEW)
  .meta({ description: 'As the preview said, in rupees' });

/** On whose terms staff change a booking. */
export const changeTerms = ['traveller', 'agency'] as const;

/** What of a booking is to be otherwise: what is not named stays. */
export const newTripChangeSchema = z.strictObject({
  travelDate: enteredDateSchema.optional(),
  totalPersons: personsSchema.optional(),
  ...chosen,
  leaving: z
    .array(travellerIdSchema, WHO_LEAVES)
    .max(MAX_PERSONS, WHO_LEAVES)
    .optional()
    .meta({ description: 'The ids of travellers who do not come along any more' }),
  terms: z
    .enum(changeTerms, { error: () => t('Choose on whose terms it is changed.') })
    .optional()
    .meta({ description: 'For staff alone: the agency’s own change gives back the whole difference, and is what is usual' }),
  discount: z
    .strictObject(
      { amount: typedAmountSchema, reason: proseSchema(() => t('Enter a reason.'), 500) },
      { error: () => t('A discount has an amount and a reason.') },
    )
    .optional()
    .meta({ description: 'For staff alone: what they take off besides, in rupees, and why' }),
});
export type NewTripChange = z.infer<typeof newTripChangeSchema>;

/** The same with what its preview came to: nothing is changed at another price. */
export const tripChangeSchema = newTripChangeSchema.extend({
  toPay: previewedSchema,
  refund: previewedSchema,
});
export type TripChange = z.infer<typeof tripChangeSchema>;

/** What a change comes to at this moment. */
export const tripChangeQuoteSchema = z
  .object({
    formerAmount: rupeesSchema,
    lines: z.array(quoteLineSchema),
    totalAmount: rupeesSchema.meta({ description: 'With the fees' }),
    fee: rupeesSchema.meta({ description: 'What of the total this change keeps or costs besides the trip' }),
    toPay: rupeesSchema.meta({ description: 'What is paid before the change is made; of one by staff it is owed then' }),
    refund: rupeesSchema,
    split: priceSplitSchema.optional().meta({ description: 'How the new price is paid, where a rest is owed later' }),
    refundPercent: z
      .int()
      .optional()
      .meta({ description: 'The most that a later cancellation refunds, in percent; absent where the policy alone says it' }),
  })
  .meta({ id: 'TripChangeQuote' });
export type TripChangeQuote = z.infer<typeof tripChangeQuoteSchema>;

/** A change that was made, or the page on which it is paid first. */
export const changedTripSchema = z.object({ booking: bookingSchema, payment: paymentSessionSchema.optional() });
