import type { MinorUnits } from '@wayfarer/contracts';
import type { TaxPart } from './invoice.model.ts';

/** What of a price with tax is the tax, to the nearest minor unit. @param percent on the price without it */
export const taxIn = (total: MinorUnits, percent: number): MinorUnits => {
  const hundredths = Math.round(percent * 100);
  return Math.round((total * hundredths) / (10_000 + hundredths));
};

/**
 * The tax that a credit note takes back: what the tax of everything credited grows by, so that all notes together take back exactly what the
 * invoice has.
 */
export const taxTakenBack = (tax: TaxPart | null, before: MinorUnits, amount: MinorUnits): TaxPart | null =>
  tax && { ...tax, amount: taxIn(before + amount, tax.percent) - taxIn(before, tax.percent) };
