import { beforeEach, expect, test } from 'vitest';
import { invoiceFindings } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { expectIn, startReceipts } from '../../../testing/receipts.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import type { InvoiceRecord } from '../../invoices/index.ts';

const api = await testApi({ SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5', TAX_PERCENT: '5' });
const journey = await startMoneyJourney(api);
const receipts = await startReceipts(api, journey);
const { book, paid, take, tourPackage, stored, documentsOf, sumsOf, textOf, numbered, paidInThree, refund, giveBack } = receipts;

beforeEach(async () => {
  const { database } = api.dependencies;
  for (const name of ['bookings', 'invoices', 'seatdays']) await database.collection(name).deleteMany({});
});

test('a refund before all is paid is a credit note for the receipt of its payment, and the invoice later counts that payment as before', async () => {
  const booking = await book();
  await paid(booking);
  await take(booking, 20_000, 'part').expect(201);
  await refund(booking, 0, 5000);
  await paid(booking);
  expect(await sumsOf(booking)).toEqual(['invoice 50000', 'receipt 30000', 'receipt 20000', 'credit-note 5000']);
  const note = await textOf(booking, numbered('CN', 1));
  expectIn(note, [
    'Credit note',
    `For receipt ${numbered('REC', 1)}`,
    `This amount of receipt ${numbered('REC', 1)} is refunded in the way it was paid.`,
  ]);
  expectIn(await textOf(booking), [`Paid before, receipt ${numbered('REC', 1)} −₹30,000.00`]);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('each refund is credited on the document of its payment alone, and all of them take back all taxes', async () => {
  const booking = await paidInThree();
  for (const [place, amount] of [
    [2, 0.11],
    [0, 0.11],
    [2, 0.11],
  ] as const)
    await refund(booking, place, amount);
  await journey.cancel(booking).expect(200);
  await giveBack(booking);
  const documents = await documentsOf(booking);
  expect(
    documents.map(({ kind, total }) => (kind === 'credit-note' ? -total : total)).reduce((sum, one) => sum + one, 0),
  ).toBeCloseTo(0, 2);
  const records = await stored();
  const notesOf = (number: string) => records.filter(({ invoice }) => invoice === number);
  for (const number of [numbered('REC', 1), numbered('REC', 2), numbered('INV', 1)]) {
    const document = records.find(({ _id }) => _id === number);
    const sum = (amountOf: (one: InvoiceRecord) => number) => notesOf(number).reduce((total, one) => total + amountOf(one), 0);
    expect([sum(({ total }) => total), sum(({ tax }) => tax?.amount ?? 0)], number).toEqual([
      document?.total,
      document?.tax?.amount,
    ]);
  }
  const [whole] = notesOf(numbered('REC', 2));
  expectIn(await textOf(booking, whole?._id), [`Refund of part payment for ${tourPackage.title}`]);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('a last payment that was refunded and made anew has an invoice of its own, which counts', async () => {
  const booking = await book();
  await paid(booking);
  await paid(booking);
  await refund(booking, 1, 70_000);
  await paid(booking, 20_000);
  await paid(booking);
  const known = ['invoice 70000', 'invoice 50000', 'receipt 30000', 'receipt 20000', 'credit-note 70000'];
  expect(await sumsOf(booking)).toEqual(known);
  const text = await textOf(booking);
  expectIn(text, [numbered('INV', 2), `receipt ${numbered('REC', 1)} −₹30,000.00`, `receipt ${numbered('REC', 2)} −₹20,000.00`]);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('a part that was refunded after the invoice and paid anew has an invoice that takes off the former, too', async () => {
  const booking = await paidInThree();
  await refund(booking, 1, 20_000);
  await giveBack(booking);
  await paid(booking);
  const known = ['invoice 50000', 'invoice 20000', 'receipt 30000', 'receipt 20000', 'credit-note 20000'];
  expect(await sumsOf(booking)).toEqual(known);
  expectIn(await textOf(booking), [`Paid before, invoice ${numbered('INV', 1)} −₹50,000.00`, 'Total, paid ₹20,000.00']);
  expect(await invoiceFindings(api)).toEqual([]);
});
