import type { MinorUnits } from '@wayfarer/contracts';
import type { InvoiceRecord, TaxPart } from './invoice.model.ts';

/** The tax included in a price, to the nearest minor unit. @param percent on the price without it */
export const taxIn = (total: MinorUnits, percent: number): MinorUnits => {
  const hundredths = Math.round(percent * 100);
  return Math.round((total * hundredths) / (10_000 + hundredths));
};

type Paid = { readonly amount: MinorUnits; readonly tax: MinorUnits };

/**
 * The tax of one payment of a price: that of everything paid with it, without the taxes of the payments
 * before. So the taxes of all payments together are the tax of the whole price, to the last paisa.
 */
export const taxOfPayment = (amount: MinorUnits, before: readonly Paid[], percent: number): MinorUnits => {
  const paid = before.reduce((sum, one) => sum + one.amount, amount);
  return taxIn(paid, percent) - before.reduce((sum, { tax }) => sum + tax, 0);
};

/** The tax of what is taken back of a document: of all of it just the tax that it has. */
const taxInCredited = (tax: TaxPart, total: MinorUnits, credited: MinorUnits): MinorUnits =>
  credited >= total ? tax.amount : Math.min(tax.amount, taxIn(credited, tax.percent));

/** @throws Error for a document with several rates: it is credited by the documents of its parts */
const oneRate = (tax: InvoiceRecord['tax']): TaxPart | null => {
  if (!tax) return null;
  if (tax.percent === null) throw new Error('A document with several rates of tax is credited by its parts.');
  return { ...tax, percent: tax.percent };
};

/**
 * The tax of a credit note: the growth of the tax on everything credited of its document, so that all notes
 * together reverse exactly the tax that the document has.
 * @param before what was credited of it before
 */
export const taxTakenBack = (
  { tax: stored, total }: Pick<InvoiceRecord, 'tax' | 'total'>,
  before: MinorUnits,
  amount: MinorUnits,
): TaxPart | null => {
  const tax = oneRate(stored);
  return tax && { ...tax, amount: taxInCredited(tax, total, before + amount) - taxInCredited(tax, total, before) };
};
