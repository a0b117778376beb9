import type { MinorUnits } from '@wayfarer/contracts';
import type { InvoiceRecord, TaxPart, TaxRate } from './invoice.model.ts';

type Taxed = { readonly tax: TaxPart | null; readonly total: MinorUnits };

const sumOf = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((sum, amount) => sum + amount, 0);
const rateKey = ({ tax }: Taxed): number => tax?.percent ?? -1;

/** What the parts of a document come to at each rate, the lowest first. What has no tax is in none. */
const ratesOf = (parts: readonly Taxed[]): TaxRate[] =>
  [...Map.groupBy(parts, rateKey)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, same]) => {
      const tax = same[0]?.tax;
      if (!tax) return [];
      return [{ ...tax, amount: sumOf(same.map((part) => part.tax?.amount ?? 0)), total: sumOf(same.map(({ total }) => total)) }];
    });

/**
 * The tax of a document with several parts: the sum of theirs, and what it is at each rate where they have
 * several. It is never computed again, so that it is that of the parts to the last minor unit.
 */
export const taxOfParts = (parts: readonly Taxed[]): Pick<InvoiceRecord, 'tax' | 'taxes'> => {
  const taxes = ratesOf(parts);
  const [first] = taxes;
  if (!first) return { tax: null };
  const { name, percent } = first;
  const amount = sumOf(taxes.map((tax) => tax.amount));
  if (new Set(parts.map(rateKey)).size === 1) return { tax: { name, percent, amount } };
  return { tax: { name, percent: null, amount }, taxes };
};
