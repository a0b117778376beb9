import type { CalendarDate, InvoiceKind, InvoicesPeriod, InvoicesSum, MinorUnits } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { invoiceRepository } from '../../invoices/index.ts';
import { signedAmounts } from './signed-amounts.ts';

type Sums = Awaited<ReturnType<ReturnType<typeof invoiceRepository>['sumBetween']>>;
type Amounts = { readonly total: MinorUnits; readonly tax: MinorUnits };

const sumOf = (sums: readonly Amounts[]): Amounts => ({
  total: sums.reduce((sum, { total }) => sum + total, 0),
  tax: sums.reduce((sum, { tax }) => sum + tax, 0),
});

const present = (kind: InvoiceKind, sums: Sums, ofSeveral: Sums): InvoicesSum => {
  const taxed = [...sums, ...ofSeveral].filter(({ _id }) => _id.percent !== null);
  const byPercent = [...Map.groupBy(taxed, ({ _id }) => _id.percent ?? 0)].toSorted(([one], [other]) => one - other);
  const rates = byPercent.map(([percent, same]) => ({ percent, ...signedAmounts(kind, sumOf(same)) }));
  const count = sums.reduce((sum, one) => sum + one.count, 0);
  return { count, ...signedAmounts(kind, sumOf(sums)), ...(rates.length > 0 ? { rates } : {}) };
};

/** What the documents of some days come to, by kind, and of each kind at each rate of tax. */
export const sumKinds = async (
  database: Dependencies['database'],
  from: CalendarDate,
  to: CalendarDate,
): Promise<Pick<InvoicesPeriod, 'invoices' | 'receipts' | 'creditNotes'>> => {
  const invoices = invoiceRepository(database);
  const [sums, ofSeveral] = await Promise.all([invoices.sumBetween(from, to), invoices.sumRatesBetween(from, to)]);
  const presentKind = (kind: InvoiceKind): InvoicesSum => {
    const isWanted = ({ _id }: Sums[number]): boolean => _id.kind === kind;
    return present(kind, sums.filter(isWanted), ofSeveral.filter(isWanted));
  };
  const receipts = presentKind('receipt');
  return {
    invoices: presentKind('invoice'),
    ...(receipts.count > 0 ? { receipts } : {}),
    creditNotes: presentKind('credit-note'),
  };
};
