import { t } from '@wayfarer/words';
import { dayText } from '../../../time/day-text.ts';
import { type InvoiceRecord, isReceiptNumber, type WholePrice } from '../../invoices/index.ts';
import { money, percentText, restOf, sumOf } from './invoice-amounts.ts';

/** What the whole price is, and the tax in it, of which the receipts before have their parts. */
const priceNote = ({ price, paidBefore }: WholePrice, { tax }: InvoiceRecord): string =>
  tax?.percent
    ? t('The whole price is {price}, with {tax} {percent} of {amount} in it.', {
        price: money(price),
        tax: tax.name,
        percent: percentText(tax.percent),
        amount: money(tax.amount + sumOf(paidBefore.map((one) => one.tax))),
      })
    : t('The whole price is {price}.', { price: money(price) });

const owedNote = (whole: WholePrice, { total, issuedOn }: InvoiceRecord): string => {
  const { dueOn } = whole;
  const values = { price: money(whole.price), owed: money(restOf(whole, total)), day: dayText(dueOn ?? issuedOn) };
  if (dueOn === undefined) return t('Of {price}, {owed} is still to be paid. The invoice follows once all is paid.', values);
  return issuedOn > dueOn
    ? t('Of {price}, {owed} is still to be paid; it was due on {day}. The invoice follows once all is paid.', values)
    : t('Of {price}, {owed} is still to be paid; it is due by {day}. The invoice follows once all is paid.', values);
};

/** A rate of 0 is said: a line of the tax with nothing in it may look like a mistake. */
const noTaxNote = ({ tax, taxes }: InvoiceRecord): string | null => {
  if (!tax || (taxes ? taxes.every(({ percent }) => percent > 0) : tax.percent !== 0)) return null;
  return taxes
    ? t('What is sold at 0% has no {tax} in it.', { tax: tax.name })
    : t('No {tax} is charged for this trip: its rate is 0%.', { tax: tax.name });
};

/** Whole sentences about what was paid, or goes back. */
const paymentNotes = (record: InvoiceRecord): readonly (string | null)[] => {
  const { kind, replacedBy, invoice, whole } = record;
  if (kind === 'receipt') return [whole ? owedNote(whole, record) : null];
  if (kind === 'invoice') return [t('Paid in full.'), whole ? priceNote(whole, record) : null];
  if (replacedBy) return [t('Invoice {number} counts instead. Nothing is refunded.', { number: replacedBy })];
  return [
    invoice && isReceiptNumber(invoice)
      ? t('This amount of receipt {number} is refunded in the way it was paid.', { number: invoice })
      : t('This amount is refunded in the way it was paid.'),
  ];
};

/** What a document says below its sums. */
export const noteOf = (record: InvoiceRecord): string =>
  [...paymentNotes(record), noTaxNote(record)].filter((sentence) => sentence !== null).join(' ');
