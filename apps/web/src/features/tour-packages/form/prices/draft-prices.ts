import {
  type Deposit,
  mapPrices,
  minorUnitsOf,
  type Prices,
  priceFieldsOf,
  priceSchema,
  pricesProblemOf,
} from '@wayfarer/contracts';
import { z } from 'zod';
import { rupeesIn } from '../../../../shared/format/typed-amount.ts';
import { countingOf, type PricesValues, priceFieldSchemas } from './price-fields.ts';

const draftSchema = z.object({
  ...priceFieldSchemas,
  price: z.string().transform(rupeesIn).pipe(priceSchema),
});

/**
 * What the form charges as typed, in minor units; null while something in it is not right yet.
 * @param defaultDeposit of the settings, in rupees
 */
export const draftPricesOf = (values: PricesValues & { price: string }, defaultDeposit?: Deposit): Prices | null => {
  const draft = draftSchema.safeParse(countingOf(values)).data;
  if (draft === undefined) return null;
  const prices: Prices = { price: draft.price, ...priceFieldsOf(draft), defaultDeposit };
  return pricesProblemOf(prices) === null ? mapPrices(prices, minorUnitsOf) : null;
};
