import {
  type ExchangeRate,
  type ExchangeRates,
  type ExchangeRatesForm,
  exchangeRatesFormSchema,
  isFarFrom,
  type OtherCurrency,
  otherCurrencies,
} from '@wayfarer/contracts';
import { z } from 'zod';
import { rupeesIn } from '../../shared/format/typed-amount.ts';

/** A rate as it is typed; '' for none. */
export type TypedRate = { rupees: string; day: string };
export type ExchangeRatesValues = { rates: Record<OtherCurrency, TypedRate> };

export const ratesValuesOf = ({ rates }: Pick<ExchangeRates, 'rates'>): ExchangeRatesValues => {
  const typedOf = (currency: OtherCurrency): TypedRate => {
    const stored = rates.find((rate) => rate.currency === currency);
    return { rupees: stored === undefined ? '' : String(stored.rupees), day: stored?.day ?? '' };
  };
  return {
    rates: Object.fromEntries(otherCurrencies.map((currency) => [currency, typedOf(currency)])) as ExchangeRatesValues['rates'],
  };
};

/** Those that have a rate, in the order in which they are sent and in which errors count them. */
export const typedCurrencies = ({ rates }: ExchangeRatesValues): OtherCurrency[] =>
  otherCurrencies.filter((currency) => rates[currency].rupees.trim() !== '');

/** What is typed as the contract has it, which checks it. */
export const exchangeRatesSchemaOf = (version: number): z.ZodType<ExchangeRatesForm, ExchangeRatesValues> =>
  z
    .custom<ExchangeRatesValues>()
    .transform((typed): unknown => ({
      rates: typedCurrencies(typed).map((currency) => {
        const { rupees, day } = typed.rates[currency];
        return { currency, rupees: rupeesIn(rupees), day };
      }),
      version,
    }))
    .pipe(exchangeRatesFormSchema as unknown as z.ZodType<ExchangeRatesForm, unknown>);

/** A line for each rate that differs by more than half from the stored one. */
export const slipsOf = (rates: readonly ExchangeRate[], stored: readonly ExchangeRate[]): string[] =>
  rates.flatMap(({ currency, rupees }) => {
    const before = stored.find((rate) => rate.currency === currency)?.rupees;
    return before !== undefined && isFarFrom(rupees, before) ? [`1 ${currency}: ₹${rupees} instead of ₹${before}`] : [];
  });
