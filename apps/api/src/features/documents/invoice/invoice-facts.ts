import { formatMoney, type InvoiceKind, MIN_PAYMENT, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { InvoiceFacts } from '../../../ports/print-document.ts';
import { dayText } from '../../../time/day-text.ts';
import { type InvoicePart, type InvoiceRecord, isReceiptNumber, type WholePrice } from '../../invoices/index.ts';

const money = (amount: MinorUnits): string => formatMoney(rupeesOf(amount));

const sumOf = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((sum, amount) => sum + amount, 0);

/** The tax, or a line for each rate with what it is in. */
const taxRows = ({ tax, taxes, total }: InvoiceRecord): InvoiceFacts['sums'] => {
  if (!tax) return [];
  if (!taxes) return [[`${tax.name} ${tax.percent}%`, money(tax.amount)]];
  const untaxed = total - sumOf(taxes.map((rate) => rate.total));
  return [
    ...taxes.map((rate) => [`${rate.name} ${rate.percent}% in ${money(rate.total)}`, money(rate.amount)] as const),
    ...(untaxed > 0 ? [[`No ${tax.name} in ${money(untaxed)}`, money(0)] as const] : []),
  ];
};

const sumsOf = (record: InvoiceRecord): InvoiceFacts['sums'] => {
  const { kind, tax, total, replacedBy } = record;
  const given = replacedBy ? 'replaced' : 'refunded';
  const done = kind === 'credit-note' ? given : 'paid';
  const last = [`Total, ${done}`, money(total)] as const;
  return tax ? [['Without tax', money(total - tax.amount)], ...taxRows(record), last] : [last];
};

type Rows = InvoiceFacts['lines'];

/** A receipt, or the credit note of a sum, which is not so much for each of so many persons. */
const isSum = ({ kind, line, lines }: InvoiceRecord): boolean => kind !== 'invoice' && !lines && line.quantity === 1;

const documentWords = (number: string): string => `${isReceiptNumber(number) ? 'receipt' : 'invoice'} ${number}`;

/** What of a price is still owed after a payment. */
const restOf = ({ price, paidBefore }: WholePrice, total: MinorUnits): MinorUnits =>
  price - total - sumOf(paidBefore.map(({ amount }) => amount));

/** What is taken off the whole price, until what this payment paid is left. */
const takenOff = (whole: WholePrice, total: MinorUnits): Rows => {
  const rest = restOf(whole, total);
  return [
    ...whole.paidBefore.map(
      ({ document, amount }) => [`Paid before, ${documentWords(document)}`, '', '', money(-amount)] as const,
    ),
    ...(rest > 0 ? [[rest < MIN_PAYMENT ? 'Too little to ask for' : 'Refunded before', '', '', money(-rest)] as const] : []),
  ];
};

const rowsOf = ({ line, lines, whole }: Pick<InvoiceRecord, 'line' | 'lines' | 'whole'>, total: MinorUnits): Rows => [
  ...(lines
    ? [
        [line.text, '', '', ''] as const,
        ...lines.map(({ text, quantity, unit, sum }) => [text, String(quantity), money(unit), money(sum)] as const),
      ]
    : [[line.text, String(line.quantity), money(line.unitPrice), money(total)] as const]),
  ...(whole ? takenOff(whole, total) : []),
];

/** A booking on an invoice that replaces others, with its rate where there are several. */
const partText = ({ line, invoice, tax }: InvoicePart, { taxes }: InvoiceRecord): string =>
  `${line.text}, replaces ${invoice}${taxes && tax ? `, ${tax.name} ${tax.percent}%` : ''}`;

/** A booking on an invoice that replaces others: what its own says, without what was credited of that. */
const rowsOfPart = (part: InvoicePart, record: InvoiceRecord): Rows => {
  const { line, credited, total, isChanged } = part;
  const replacing = { ...part, line: { ...line, text: partText(part, record) } };
  if (isChanged || credited === 0) return rowsOf(replacing, total);
  return [...rowsOf(replacing, total + credited), ['Refunded before', '', '', money(-credited)]];
};

/** A booking of somebody else: what they chose, and what was taken off, is nobody else's concern. */
const rowOfOther = (part: InvoicePart, record: InvoiceRecord): Rows => [[partText(part, record), '', '', money(part.total)]];

const linesOf = (record: InvoiceRecord, reader: ObjectId | null): Rows => {
  const { line, lines, parts, total } = record;
  if (isSum(record))
    return [
      ['What', '', '', 'Amount'],
      [line.text, '', '', money(total)],
    ];
  if (!parts) return [['What', lines ? 'Number' : 'Persons', 'Each', 'Amount'], ...rowsOf(record, total)];
  return [
    ['What', 'Number', 'Each', 'Amount'],
    ...parts.flatMap((part) => (reader?.equals(part.bookingId) === false ? rowOfOther(part, record) : rowsOfPart(part, record))),
  ];
};

/** What the whole price is, and the tax in it, of which the receipts before have their parts. */
const priceNote = ({ price, paidBefore }: WholePrice, { tax }: InvoiceRecord): string => {
  const taxed = tax?.percent ? tax : null;
  const inAll = taxed && money(taxed.amount + sumOf(paidBefore.map((one) => one.tax)));
  return `The whole price is ${money(price)}${taxed ? `, with ${taxed.name} ${taxed.percent}% of ${inAll} in it` : ''}.`;
};

const owedNote = (whole: WholePrice, { total, issuedOn }: InvoiceRecord): string => {
  const { dueOn } = whole;
  const owed = `Of ${money(whole.price)}, ${money(restOf(whole, total))} is still to be paid`;
  const until = issuedOn > (dueOn ?? issuedOn) ? 'it was due on' : 'it is due by';
  return `${owed}${dueOn ? `; ${until} ${dayText(dueOn)}` : ''}. The invoice follows once all is paid.`;
};

/** A rate of 0 is said: a line of the tax with nothing in it may look like a mistake. */
const noTaxNote = ({ tax, taxes }: InvoiceRecord): string => {
  if (!tax || (taxes ? taxes.every(({ percent }) => percent > 0) : tax.percent !== 0)) return '';
  return taxes ? `What is sold at 0% has no ${tax.name} in it.` : `No ${tax.name} is charged for this trip: its rate is 0%.`;
};

const paymentNote = (record: InvoiceRecord): string => {
  const { kind, replacedBy, invoice, whole } = record;
  if (kind === 'receipt') return whole ? owedNote(whole, record) : '';
  if (kind === 'invoice') return ['Paid in full.', ...(whole ? [priceNote(whole, record)] : [])].join(' ');
  if (replacedBy) return `Invoice ${replacedBy} counts instead. Nothing is refunded.`;
  return `This amount${invoice && isReceiptNumber(invoice) ? ` of receipt ${invoice}` : ''} is refunded in the way it was paid.`;
};

const noteOf = (record: InvoiceRecord): string => [paymentNote(record), noTaxNote(record)].filter(Boolean).join(' ');

const HEADINGS: Readonly<Record<InvoiceKind, string>> = { invoice: 'Invoice', receipt: 'Receipt', 'credit-note': 'Credit note' };

/**
 * Made from the record alone, so that it says the same years later.
 * @param reader the booking through which a traveller reads it: of others on it they see one sum each
 */
export const invoiceFactsOf = (record: InvoiceRecord, accent: string, reader: ObjectId | null = null): InvoiceFacts => {
  const { _id, kind, invoice, issuedOn, seller, buyer } = record;
  return {
    heading: HEADINGS[kind],
    number: _id,
    accent,
    seller: { name: seller.name, lines: [...seller.address.split('\n'), ...(seller.taxId ? [seller.taxId] : [])] },
    buyer: (buyer ?? 'The name is no longer kept').split('\n'),
    facts: [
      ['Number', _id],
      ['Date', dayText(issuedOn)],
      ...(invoice === null ? [] : [[isReceiptNumber(invoice) ? 'For receipt' : 'For invoice', invoice] as const]),
    ],
    lines: linesOf(record, reader),
    sums: sumsOf(record),
    note: noteOf(record),
  };
};
