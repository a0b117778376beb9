import { type InvoiceKind, type MinorUnits, rupeesOf } from '@wayfarer/contracts';

/**
 * What documents of a kind come to, in rupees. The amounts of credit notes are below 0, so that a column can
 * be added up.
 */
export const signedAmounts = (
  kind: InvoiceKind,
  { total, tax }: { readonly total: MinorUnits; readonly tax: MinorUnits },
): { net: number; tax: number; gross: number } => {
  const signed = (amount: MinorUnits): number => rupeesOf(kind === 'credit-note' && amount !== 0 ? -amount : amount);
  return { net: signed(total - tax), tax: signed(tax), gross: signed(total) };
};
