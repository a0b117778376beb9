import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { inLanguage } from '../../../language/in-language.ts';
import { dayText } from '../../../time/day-text.ts';
import type { InvoiceRecord, LineWords } from '../../invoices/index.ts';
import { invoiceFactsOf } from './invoice-facts.ts';
import { lineOf } from './line-text.ts';

const bookingId = new Types.ObjectId('0123456789abcdef01234567');
const DAY = '2026-12-10';

const lineFor = (words: LineWords, quantity = 1) => ({ ...lineOf(words, bookingId), quantity, unitPrice: 500 });
const base = {
  _id: '1-2026-00000042',
  bookingId,
  cause: 'x',
  invoice: null,
  issuedOn: '2026-11-30',
  seller: { name: '1', address: '2\n3', taxId: '4' },
  buyer: '5',
  total: 1000,
  tax: { name: '6', percent: 5, amount: 48 },
  currency: 'inr',
} as const satisfies Partial<InvoiceRecord>;
const receipt = 'REC-2026-00000007';
const whole = { price: 3000, paidBefore: [{ document: receipt, amount: 500, tax: 24 }] };
const trip = { of: 'trip', title: '7', travelDate: DAY } as const;
const part = { bookingId, line: lineFor(trip, 2), total: 1000, tax: base.tax, invoice: '8', credited: 0 };

const records: readonly (readonly [string, InvoiceRecord])[] = [
  ['an invoice', { ...base, kind: 'invoice', line: lineFor(trip, 2) }],
  ['an invoice after receipts', { ...base, kind: 'invoice', line: lineFor(trip, 2), whole }],
  ['an invoice without tax', { ...base, kind: 'invoice', line: lineFor(trip, 2), tax: { ...base.tax, percent: 0 } }],
  ...(['total', 'deposit', 'balance', 'change'] as const).map(
    (of) => [`a receipt of ${of}`, { ...base, kind: 'receipt', line: lineFor({ ...trip, of }), whole }] as const,
  ),
  ['a receipt that was due', { ...base, kind: 'receipt', line: lineFor(trip), whole: { ...whole, dueOn: '2026-11-01' } }],
  ['a receipt that is due', { ...base, kind: 'receipt', line: lineFor(trip), whole: { ...whole, dueOn: DAY } }],
  ...(['trip', 'total', 'deposit', 'balance', 'change'] as const).map(
    (of) =>
      [
        `a credit note of ${of}`,
        { ...base, kind: 'credit-note', invoice: receipt, line: lineFor({ ...trip, of, isRefund: true }) },
      ] as const,
  ),
  ['a credit note of a part', { ...base, kind: 'credit-note', invoice: '9', line: lineFor({ of: 'booking' }), buyer: null }],
  [
    'a credit note of what was replaced',
    {
      ...base,
      kind: 'credit-note',
      invoice: receipt,
      replacedBy: '10',
      line: lineFor(trip, 2),
      lines: [{ kind: 'discount', id: receipt, text: 'Receipt, replaced', quantity: 1, unit: 1000, sum: 1000 }],
    },
  ],
  [
    'an invoice for several bookings with several rates',
    {
      ...base,
      kind: 'invoice',
      line: { text: '2 bookings', quantity: 1, unitPrice: 1000 },
      parts: [part, { ...part, credited: 100 }],
      tax: { name: '6', percent: null, amount: 48 },
      taxes: [{ ...base.tax, percent: 0, total: 400 }],
    },
  ],
];

const outsideBrackets = (text: string): string => {
  const less = text.replaceAll(/\[[^[\]]*\]/g, '');
  return less === text ? text : outsideBrackets(less);
};

test.each(records)('%s says each of its own words in the language that it was issued in', (_, record) => {
  const { language: __, accent: ___, ...facts } = invoiceFactsOf({ ...record, language: 'xx' }, '#00657a');
  const texts = Object.values(facts)
    .flat(3)
    .flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value).flat()));
  const own = texts
    .join('\n')
    .replaceAll(
      inLanguage('xx', () => dayText('2026-11-30')),
      '',
    )
    .replaceAll(receipt, '');
  expect(outsideBrackets(own).match(/\p{L}+/gu) ?? []).toEqual([]);
});

test.each(records)('%s is drawn in the same words whoever asks for it, and in English without a language', (_, record) => {
  const drawn = invoiceFactsOf({ ...record, language: 'ar' }, '#00657a');
  expect(inLanguage('xx', () => invoiceFactsOf({ ...record, language: 'ar' }, '#00657a'))).toEqual(drawn);
  const english = JSON.stringify(invoiceFactsOf(record, '#00657a'));
  expect(JSON.stringify(inLanguage('xx', () => invoiceFactsOf(record, '#00657a')))).toBe(english);
  expect(english).not.toContain('~');
});

test('what a document is for is stored in English, whatever the call is in that causes it', () => {
  const words = { of: 'deposit', title: 'Hampi', travelDate: DAY, isRefund: true } as const;
  expect(inLanguage('xx', () => lineOf(words, bookingId))).toEqual({
    text: 'Refund of deposit for Hampi, from Thu, 10 Dec 2026, booking 01234567',
    words,
  });
});

test('a document that an earlier version issued says what it said then', () => {
  const line = { text: 'Hampi, as it was', quantity: 1, unitPrice: 500 };
  expect(JSON.stringify(invoiceFactsOf({ ...base, kind: 'receipt', line, language: 'xx' }, '#00657a'))).toContain(line.text);
});
