import type { MinorUnits } from '@wayfarer/contracts';
import type { TaxPart } from './invoice.model.ts';

/** The tax included in a price, to the nearest minor unit. @param percent on the price without it */
export const taxIn = (total: MinorUnits, percent: number): MinorUnits => {
  const hundredths = Math.round(percent * 100);
  return Math.round((total * hundredths) / (10_000 + hundredths));
};

/**
 * The tax of a credit note: the growth of the tax on everything credited, so that all notes together reverse
 * exactly the tax that the invoice has.
 */
export const taxTakenBack = (tax: TaxPart | null, before: MinorUnits, amount: MinorUnits): TaxPart | null =>
  tax && { ...tax, amount: taxIn(before + amount, tax.percent) - taxIn(before, tax.percent) };
