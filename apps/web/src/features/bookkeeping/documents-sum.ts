import type { InvoiceKind, InvoicesPeriod, InvoicesSum, RateAmounts } from '@wayfarer/contracts';

/** Amounts are counted in paisa: parts of rupees do not add up. */
const added = (one: number, other: number): number => Math.round(one * 100 + other * 100) / 100;
const amountsPlus = (one: Omit<RateAmounts, 'percent'>, other: Omit<RateAmounts, 'percent'>) => ({
  net: added(one.net, other.net),
  tax: added(one.tax, other.tax),
  gross: added(one.gross, other.gross),
});

const ratesPlus = (one: readonly RateAmounts[], other: readonly RateAmounts[]): RateAmounts[] => {
  const byPercent = new Map(one.map((rate) => [rate.percent, rate]));
  for (const rate of other) {
    const before = byPercent.get(rate.percent);
    byPercent.set(rate.percent, before ? { ...rate, ...amountsPlus(before, rate) } : rate);
  }
  return [...byPercent.values()].toSorted((first, second) => first.percent - second.percent);
};

const plus = (one: InvoicesSum, other: InvoicesSum): InvoicesSum => ({
  count: one.count + other.count,
  ...amountsPlus(one, other),
  rates: ratesPlus(one.rates ?? [], other.rates ?? []),
});

const NOTHING: InvoicesSum = { count: 0, net: 0, tax: 0, gross: 0 };

/** What the documents of a period come to: those of a kind, or all of them. */
export const documentsSum = ({ invoices, receipts = NOTHING, creditNotes }: InvoicesPeriod, kind?: InvoiceKind): InvoicesSum => {
  if (kind === undefined) return [receipts, creditNotes].reduce(plus, invoices);
  return { invoice: invoices, receipt: receipts, 'credit-note': creditNotes }[kind];
};

/**
 * The rates by which the tax of some sums is told apart, the lowest first: none where all of it is of one
 * rate, because the tax itself says that then.
 */
export const ratesToTell = (sums: readonly InvoicesSum[]): number[] => {
  const rates = sums.flatMap((sum) => sum.rates ?? []);
  const percents = [...new Set(rates.map(({ percent }) => percent))].toSorted((one, other) => one - other);
  return percents.length > 1 ? percents : [];
};

/** What a sum has at a rate. */
export const atRate = ({ rates = [] }: InvoicesSum, percent: number): Omit<RateAmounts, 'percent'> =>
  rates.find((rate) => rate.percent === percent) ?? NOTHING;
