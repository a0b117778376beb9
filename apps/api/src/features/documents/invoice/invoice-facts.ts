import { formatMoney, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import type { InvoiceFacts } from '../../../ports/print-document.ts';
import { dayText } from '../../../time/day-text.ts';
import type { InvoiceRecord } from '../../invoices/index.ts';

const money = (amount: MinorUnits): string => formatMoney(rupeesOf(amount));

const sumsOf = ({ kind, tax, total }: InvoiceRecord): InvoiceFacts['sums'] => {
  const last = [kind === 'invoice' ? 'Total, paid' : 'Total, refunded', money(total)] as const;
  if (!tax) return [last];
  return [['Without tax', money(total - tax.amount)], [`${tax.name} ${tax.percent}%`, money(tax.amount)], last];
};

const linesOf = ({ line, lines, total }: InvoiceRecord): InvoiceFacts['lines'] =>
  lines
    ? [
        ['What', 'Number', 'Each', 'Amount'],
        [line.text, '', '', ''],
        ...lines.map(({ text, quantity, unit, sum }) => [text, String(quantity), money(unit), money(sum)] as const),
      ]
    : [
        ['What', 'Persons', 'Each', 'Amount'],
        [line.text, String(line.quantity), money(line.unitPrice), money(total)],
      ];

/** Made from the record alone, so that it says the same years later. */
export const invoiceFactsOf = (record: InvoiceRecord, accent: string): InvoiceFacts => {
  const { _id, kind, invoice, issuedOn, seller, buyer } = record;
  const isInvoice = kind === 'invoice';
  return {
    heading: isInvoice ? 'Invoice' : 'Credit note',
    number: _id,
    accent,
    seller: { name: seller.name, lines: [...seller.address.split('\n'), ...(seller.taxId ? [seller.taxId] : [])] },
    buyer: (buyer ?? 'The name is no longer kept').split('\n'),
    facts: [['Number', _id], ['Date', dayText(issuedOn)], ...(invoice === null ? [] : [['For invoice', invoice] as const])],
    lines: linesOf(record),
    sums: sumsOf(record),
    note: isInvoice ? 'Paid in full.' : 'This amount is refunded in the way it was paid.',
  };
};
