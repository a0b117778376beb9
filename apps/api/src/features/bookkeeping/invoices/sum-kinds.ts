import {
  type CalendarDate,
  type InvoiceKind,
  type InvoicesPeriod,
  type InvoicesSum,
  type MinorUnits,
  rupeesOf,
} from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { invoiceRepository } from '../../invoices/index.ts';

type Sums = Awaited<ReturnType<ReturnType<typeof invoiceRepository>['sumBetween']>>;
type Amounts = { readonly total: MinorUnits; readonly tax: MinorUnits };

const sumOf = (sums: readonly Amounts[]): Amounts => ({
  total: sums.reduce((sum, { total }) => sum + total, 0),
  tax: sums.reduce((sum, { tax }) => sum + tax, 0),
});

const amountsOf = ({ total, tax }: Amounts, sign: 1 | -1) => {
  const signed = (amount: MinorUnits): number => (amount === 0 ? 0 : sign * rupeesOf(amount));
  return { net: signed(total - tax), tax: signed(tax), gross: signed(total) };
};

const present = (sums: Sums, ofSeveral: Sums, sign: 1 | -1): InvoicesSum => {
  const all = sumOf(sums);
  const taxed = [...sums, ...ofSeveral].filter(({ _id }) => _id.percent !== null);
  const byPercent = [...Map.groupBy(taxed, ({ _id }) => _id.percent ?? 0)].toSorted(([one], [other]) => one - other);
  const rates = byPercent.map(([percent, same]) => ({ percent, ...amountsOf(sumOf(same), sign) }));
  const count = sums.reduce((sum, one) => sum + one.count, 0);
  return { count, ...amountsOf(all, sign), ...(rates.length > 0 ? { rates } : {}) };
};

/** What the documents of some days come to, by kind, and of each kind at each rate of tax. */
export const sumKinds = async (
  database: Connection,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Pick<InvoicesPeriod, 'invoices' | 'receipts' | 'creditNotes'>> => {
  const invoices = invoiceRepository(database);
  const [sums, ofSeveral] = await Promise.all([invoices.sumBetween(from, to), invoices.sumRatesBetween(from, to)]);
  const presentKind = (wanted: InvoiceKind, sign: 1 | -1): InvoicesSum => {
    const isWanted = ({ _id }: Sums[number]): boolean => _id.kind === wanted;
    return present(sums.filter(isWanted), ofSeveral.filter(isWanted), sign);
  };
  const receipts = presentKind('receipt', 1);
  return {
    invoices: presentKind('invoice', 1),
    ...(receipts.count > 0 ? { receipts } : {}),
    creditNotes: presentKind('credit-note', -1),
  };
};
