import { formatMoney, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { InvoiceFacts } from '../../../ports/print-document.ts';
import { dayText } from '../../../time/day-text.ts';
import type { InvoicePart, InvoiceRecord } from '../../invoices/index.ts';

const money = (amount: MinorUnits): string => formatMoney(rupeesOf(amount));

const sumsOf = ({ kind, tax, total, replacedBy }: InvoiceRecord): InvoiceFacts['sums'] => {
  const done = kind === 'invoice' ? 'paid' : replacedBy ? 'replaced' : 'refunded';
  const last = [`Total, ${done}`, money(total)] as const;
  if (!tax) return [last];
  return [['Without tax', money(total - tax.amount)], [`${tax.name} ${tax.percent}%`, money(tax.amount)], last];
};

type Rows = InvoiceFacts['lines'];

/** The credit note of a sum, which is not so much for each of so many persons. */
const isSum = ({ kind, line, lines }: InvoiceRecord): boolean => kind === 'credit-note' && !lines && line.quantity === 1;

const rowsOf = ({ line, lines }: Pick<InvoiceRecord, 'line' | 'lines'>, total: MinorUnits): Rows =>
  lines
    ? [
        [line.text, '', '', ''],
        ...lines.map(({ text, quantity, unit, sum }) => [text, String(quantity), money(unit), money(sum)] as const),
      ]
    : [[line.text, String(line.quantity), money(line.unitPrice), money(total)]];

/** A booking on an invoice that replaces others: what its own says, without what was credited of that. */
const rowsOfPart = ({ line, lines, invoice, credited, total }: InvoicePart): Rows => [
  ...rowsOf({ line: { ...line, text: `${line.text}, replaces ${invoice}` }, ...(lines ? { lines } : {}) }, total + credited),
  ...(credited > 0 ? [['Refunded before', '', '', money(-credited)] as const] : []),
];

/** A booking of somebody else: what they chose, and what was taken off, is nobody else's concern. */
const rowOfOther = ({ line, invoice, total }: InvoicePart): Rows => [[`${line.text}, replaces ${invoice}`, '', '', money(total)]];

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
    ...parts.flatMap((part) => (reader?.equals(part.bookingId) === false ? rowOfOther(part) : rowsOfPart(part))),
  ];
};

const noteOf = ({ kind, replacedBy }: InvoiceRecord): string => {
  if (kind === 'invoice') return 'Paid in full.';
  return replacedBy
    ? `Invoice ${replacedBy} counts instead. Nothing is refunded.`
    : 'This amount is refunded in the way it was paid.';
};

/**
 * Made from the record alone, so that it says the same years later.
 * @param reader the booking through which a traveller reads it: of others on it they see one sum each
 */
export const invoiceFactsOf = (record: InvoiceRecord, accent: string, reader: ObjectId | null = null): InvoiceFacts => {
  const { _id, kind, invoice, issuedOn, seller, buyer } = record;
  return {
    heading: kind === 'invoice' ? 'Invoice' : 'Credit note',
    number: _id,
    accent,
    seller: { name: seller.name, lines: [...seller.address.split('\n'), ...(seller.taxId ? [seller.taxId] : [])] },
    buyer: (buyer ?? 'The name is no longer kept').split('\n'),
    facts: [['Number', _id], ['Date', dayText(issuedOn)], ...(invoice === null ? [] : [['For invoice', invoice] as const])],
    lines: linesOf(record, reader),
    sums: sumsOf(record),
    note: noteOf(record),
  };
};
