import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { InvoiceFacts, VoucherFacts } from '../../../ports/print-document.ts';
import { createDocumentPrinter } from './document-printer.ts';

const voucher: VoucherFacts = {
  agency: { name: '1', phone: '2', email: '3', accent: '#00657a' },
  number: '728EE9D4',
  name: '4',
  totalPersons: 2,
  travellers: ['5', '6'],
  title: '7',
  place: '8',
  travelDate: '2026-12-10',
  startTime: '07:00',
  facts: { meetingPoint: '9', map: '10', toBring: ['11'], included: ['12'], notIncluded: ['13'] },
  extras: ['14'],
  lastDay: '2026-12-14',
  days: ['15'],
  verifyAddress: 'https://wayfarer.example/verify/x',
};
const invoice: InvoiceFacts = {
  heading: '[Héàd]',
  number: 'INV-2026-00000042',
  accent: '#00657a',
  seller: { name: 'Seller', lines: ['Street'] },
  buyer: ['Buyer'],
  facts: [['Date', 'Today']],
  lines: [
    ['What', 'Number', 'Each', 'Amount'],
    ['Trip', '2', '₹1', '₹2'],
  ],
  sums: [['Total', '₹2']],
  note: 'Paid.',
};

const print = createDocumentPrinter();
type Drawn = { readonly text: string; readonly x: number };

/** The texts of the first page, and where each begins from the left. */
const drawnIn = async (bytes: Uint8Array) => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const drawn = items.flatMap((item): Drawn[] => ('str' in item ? [{ text: item.str.trim(), x: item.transform[4] }] : []));
  const { info } = await pdf.getMetadata();
  return {
    text: items.map((item) => ('str' in item ? item.str : '\n')).join(''),
    language: Object(info).Language,
    leftOf: (text: string): number => drawn.find((one) => one.text === text)?.x ?? Number.NaN,
  };
};
const voucherIn = async (language?: VoucherFacts['language']) =>
  drawnIn(await print({ kind: 'voucher', facts: { ...voucher, ...(language && { language }) } }));
const invoiceIn = async (language?: InvoiceFacts['language']) =>
  drawnIn(await print({ kind: 'invoice', facts: { ...invoice, ...(language && { language }) } }));

test('each of its own words is in the language of the voucher', async () => {
  const { text, language } = await voucherIn('xx');
  const days = /\p{L}{3}, \d+ \p{L}{3} \d{4}/gu;
  const own = text.replaceAll(days, '').replaceAll(voucher.number, '').replaceAll(/\s/g, '');
  const outside = own
    .replaceAll(/\[[^[\]]*\]/g, '')
    .replaceAll(/\[[^[\]]*\]/g, '')
    .replaceAll(/\[[^[\]]*\]/g, '');
  expect(outside.match(/\p{L}+/gu) ?? []).toEqual([]);
  expect(language).toBe('en-XA');
});

test('a voucher and an invoice that are read from right to left are laid out from there', async () => {
  const [voucherOfBoth, invoiceOfBoth] = [
    [await voucherIn(), await voucherIn('xr')] as const,
    [await invoiceIn(), await invoiceIn('xr')] as const,
  ];
  for (const [ltr, rtl] of [voucherOfBoth]) {
    for (const text of ['1', '7', 'Days']) {
      expect(ltr.leftOf(text), text).toBeLessThan(60);
      expect(rtl.leftOf(text), text).toBeGreaterThan(400);
    }
  }
  const [ltr, rtl] = invoiceOfBoth;
  for (const text of ['Seller', 'What', 'Trip', 'Date']) {
    expect(ltr.leftOf(text), text).toBeLessThan(60);
    expect(rtl.leftOf(text), text).toBeGreaterThan(400);
  }
  expect(ltr.leftOf('Amount')).toBeGreaterThan(400);
  expect(rtl.leftOf('Amount')).toBeLessThan(60);
});

test('Arabic words are drawn whole, though nothing that is known of the trip has Arabic letters', async () => {
  const { text, language } = await voucherIn('ar');
  expect(text.normalize('NFKC')).toContain('نقطة اللقاء');
  expect(text).not.toContain('□');
  expect(language).toBe('ar');
});

test('what people wrote from left to right keeps its order within words that are read from right to left', async () => {
  const facts = { ...voucher, title: 'Milky Way (new!)', language: 'xr' } as const;
  const { text } = await drawnIn(await print({ kind: 'voucher', facts }));
  expect(text).toContain('Milky Way (new!)');
});
