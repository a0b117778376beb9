import { type InvoiceKind, lineWords, MIN_PAYMENT, type MinorUnits } from '@wayfarer/contracts';
import { BASE_LANGUAGE, t } from '@wayfarer/words';
import type { ObjectId } from '../../../database/object-ids.ts';
import { inLanguage } from '../../../language/in-language.ts';
import type { InvoiceFacts } from '../../../ports/print-document.ts';
import { dayText } from '../../../time/day-text.ts';
import { type InvoicePart, type InvoiceRecord, isReceiptNumber, type WholePrice } from '../../invoices/index.ts';
import { money, percentText, restOf, sumOf } from './invoice-amounts.ts';
import { noteOf } from './invoice-note.ts';
import { lineText } from './line-text.ts';

const rateText = ({ name, percent }: { readonly name: string; readonly percent: number }): string =>
  t('{tax} {percent}', { tax: name, percent: percentText(percent) });

/** The tax, or a line for each rate with what it is in. */
const taxRows = ({ tax, taxes, total }: InvoiceRecord): InvoiceFacts['sums'] => {
  if (!tax) return [];
  if (!taxes) return tax.percent === null ? [] : [[rateText(tax), money(tax.amount)]];
  const untaxed = total - sumOf(taxes.map((rate) => rate.total));
  return [
    ...taxes.map(
      (rate) => [t('{rate} in {amount}', { rate: rateText(rate), amount: money(rate.total) }), money(rate.amount)] as const,
    ),
    ...(untaxed > 0 ? [[t('No {tax} in {amount}', { tax: tax.name, amount: money(untaxed) }), money(0)] as const] : []),
  ];
};

const sumsOf = (record: InvoiceRecord): InvoiceFacts['sums'] => {
  const { kind, tax, total, replacedBy } = record;
  const given = replacedBy ? t('Total, replaced') : t('Total, refunded');
  const last = [kind === 'credit-note' ? given : t('Total, paid'), money(total)] as const;
  return tax ? [[t('Without tax'), money(total - tax.amount)], ...taxRows(record), last] : [last];
};

type Rows = InvoiceFacts['lines'];

/** A receipt, or the credit note of a sum, which is not so much for each of so many persons. */
const isSum = ({ kind, line, lines }: InvoiceRecord): boolean => kind !== 'invoice' && !lines && line.quantity === 1;

const paidBeforeText = (number: string): string =>
  isReceiptNumber(number) ? t('Paid before, receipt {number}', { number }) : t('Paid before, invoice {number}', { number });

/** What is taken off the whole price, until what this payment paid is left. */
const takenOff = (whole: WholePrice, total: MinorUnits): Rows => {
  const rest = restOf(whole, total);
  return [
    ...whole.paidBefore.map(({ document, amount }) => [paidBeforeText(document), '', '', money(-amount)] as const),
    ...(rest > 0
      ? [[rest < MIN_PAYMENT ? t('Too little to ask for') : t('Refunded before'), '', '', money(-rest)] as const]
      : []),
  ];
};

type Priced = Pick<InvoiceRecord, 'line' | 'lines' | 'whole' | 'replacedBy' | 'invoice'>;

/** The line of a credit note for what counts in place of what it takes back; null on other documents. */
const replacedText = ({ replacedBy: other, invoice: number }: Priced): string | null => {
  if (other === undefined || number === null) return null;
  return isReceiptNumber(number)
    ? t('Receipt {number}, replaced by {other}', { number, other })
    : t('Invoice {number}, replaced by {other}', { number, other });
};

const rowsOf = (priced: Priced, text: string, total: MinorUnits): Rows => {
  const { line, lines, whole } = priced;
  const instead = replacedText(priced);
  return [
    ...(lines
      ? [
          [text, '', '', ''] as const,
          ...lines.map((one) => [instead ?? lineWords(one), String(one.quantity), money(one.unit), money(one.sum)] as const),
        ]
      : [[text, String(line.quantity), money(line.unitPrice), money(total)] as const]),
    ...(whole ? takenOff(whole, total) : []),
  ];
};

/** A booking on an invoice that replaces others, with its rate where there are several. */
const partText = ({ bookingId, line, invoice, tax }: InvoicePart, { taxes }: InvoiceRecord): string => {
  const values = { line: lineText(line, bookingId), invoice };
  return taxes && tax
    ? t('{line}, replaces {invoice}, {rate}', { ...values, rate: rateText(tax) })
    : t('{line}, replaces {invoice}', values);
};

/** A booking on an invoice that replaces others: what its own says, without what was credited of that. */
const rowsOfPart = (part: InvoicePart, record: InvoiceRecord): Rows => {
  const { credited, total, isChanged } = part;
  const [priced, text] = [{ ...part, invoice: null }, partText(part, record)];
  if (isChanged || credited === 0) return rowsOf(priced, text, total);
  return [...rowsOf(priced, text, total + credited), [t('Refunded before'), '', '', money(-credited)]];
};

/** A booking of somebody else: what they chose, and what was taken off, is nobody else's concern. */
const rowOfOther = (part: InvoicePart, record: InvoiceRecord): Rows => [[partText(part, record), '', '', money(part.total)]];

const linesOf = (record: InvoiceRecord, reader: ObjectId | null): Rows => {
  const { bookingId, line, lines, parts, total } = record;
  const text = lineText(line, bookingId);
  if (isSum(record))
    return [
      [t('What'), '', '', t('Amount')],
      [text, '', '', money(total)],
    ];
  if (!parts) return [[t('What'), lines ? t('Number') : t('Persons'), t('Each'), t('Amount')], ...rowsOf(record, text, total)];
  return [
    [t('What'), t('Number'), t('Each'), t('Amount')],
    ...parts.flatMap((part) => (reader?.equals(part.bookingId) === false ? rowOfOther(part, record) : rowsOfPart(part, record))),
  ];
};

const headingOf = (kind: InvoiceKind): string =>
  kind === 'credit-note' ? t('Credit note') : kind === 'receipt' ? t('Receipt') : t('Invoice');

const factsOf = (record: InvoiceRecord, accent: string, reader: ObjectId | null): InvoiceFacts => {
  const { _id, kind, invoice, issuedOn, seller, buyer, language } = record;
  return {
    ...(language === undefined ? {} : { language }),
    heading: headingOf(kind),
    number: _id,
    accent,
    seller: { name: seller.name, lines: [...seller.address.split('\n'), ...(seller.taxId ? [seller.taxId] : [])] },
    buyer: (buyer ?? t('The name is no longer kept')).split('\n'),
    facts: [
      [t('Number'), _id],
      [t('Date'), dayText(issuedOn)],
      ...(invoice === null ? [] : [[isReceiptNumber(invoice) ? t('For receipt') : t('For invoice'), invoice] as const]),
    ],
    lines: linesOf(record, reader),
    sums: sumsOf(record),
    note: noteOf(record),
  };
};

/**
 * Made from the record alone, so that it says the same years later, in the language that it was issued in.
 * @param reader the booking through which a traveller reads it: of others on it they see one sum each
 */
export const invoiceFactsOf = (record: InvoiceRecord, accent: string, reader: ObjectId | null = null): InvoiceFacts =>
  inLanguage(record.language ?? BASE_LANGUAGE, () => factsOf(record, accent, reader));
