import { z } from 'zod';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { readVersionSchema, versionSchema } from '../values/version.ts';
import { otherCurrencies } from './exchange-rate.rules.ts';

const MAX_RUPEES = 100_000;
/** Below it a rate is a slip of the keys: one yen is half a rupee. */
const MIN_RUPEES = 0.001;
const RATE_SENTENCE = `Enter how many rupees one is, from ${MIN_RUPEES} to ${MAX_RUPEES}.`;

const currencySchema = z.enum(otherCurrencies, { error: 'Choose a currency of the list.' });
const rateSchema = z.strictObject({
  currency: currencySchema,
  rupees: z.number(RATE_SENTENCE).min(MIN_RUPEES, RATE_SENTENCE).max(MAX_RUPEES, RATE_SENTENCE).meta({
    description: 'What one unit of it is in rupees',
  }),
  day: enteredDateSchema,
});

const refuseSecondOnes = (rates: readonly { currency: string }[], context: z.RefinementCtx): void => {
  for (const [index, { currency }] of rates.entries())
    if (rates.findIndex((one) => one.currency === currency) < index)
      context.addIssue({ code: 'custom', path: [index, 'currency'], message: `There is another rate of ${currency}.` });
};

export const exchangeRatesFormSchema = z.strictObject({
  rates: z
    .array(rateSchema, { error: 'The rates are a list.' })
    .max(otherCurrencies.length, `Keep at most ${otherCurrencies.length} rates.`)
    .superRefine(refuseSecondOnes, onceFieldsAreRight),
  confirmed: z.boolean({ error: 'confirmed is true or false.' }).optional().meta({
    description: 'Whether rates that differ by more than half from the stored ones are meant',
  }),
  version: readVersionSchema.meta({ description: 'The state that was edited; 0 before the first' }),
});
export type ExchangeRatesForm = z.infer<typeof exchangeRatesFormSchema>;

/** Stored values are not validated again: a currency that leaves the list must not break the settings. */
const shownRateSchema = z.object({ currency: z.string(), rupees: z.number(), day: calendarDateSchema });
export type ExchangeRate = z.infer<typeof shownRateSchema>;

export const exchangeRatesSchema = z
  .object({
    source: z.enum(['off', 'manual', 'ecb']).meta({ description: 'As EXCHANGE_RATES of the server says' }),
    rates: z.array(shownRateSchema).meta({ description: 'Those that staff have typed' }),
    read: z.array(shownRateSchema).meta({ description: 'Those of the European Central Bank, which go before typed ones' }),
    version: versionSchema,
  })
  .meta({ id: 'ExchangeRates' });
export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;

/** What the website is told: absent where no rate is young enough, or the feature is off. */
export const currenciesSchema = z.object({
  day: calendarDateSchema.meta({ description: 'The day of the oldest of them' }),
  rupeesFor: z.record(z.string(), z.number()).meta({ description: 'By currency, what one unit of it is in rupees' }),
});
export type Currencies = z.infer<typeof currenciesSchema>;
