import { addDays, bookingNumberOf } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { todayOf } from '../../../testing/catalogue.ts';
import { invoiceFindings } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { expectIn, startReceipts } from '../../../testing/receipts.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { dayText } from '../../../time/day-text.ts';
import type { InvoiceRecord } from '../../invoices/index.ts';
import type { IssueStep } from './issue-step.ts';

const api = await testApi({ SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5', TAX_PERCENT: '5' });
const journey = await startMoneyJourney(api);
const { traveller } = journey;
const receipts = await startReceipts(api, journey);
const { book, paid, take, tourPackage, issue, collection, stored, sumsOf, textOf, numbered, paidInThree } = receipts;

beforeEach(async () => {
  const { database } = api.dependencies;
  for (const name of ['bookings', 'invoices', 'seatdays']) await database.collection(name).deleteMany({});
});

test('a deposit has a receipt, which says what is still owed and until when, and nowhere that all is paid', async () => {
  const booking = await book();
  await paid(booking);
  expect(await sumsOf(booking)).toEqual(['receipt 30000']);
  const text = await textOf(booking);
  expectIn(text, [
    'Receipt',
    numbered('REC', 1),
    `Deposit for ${tourPackage.title}, from ${dayText(booking.travelDate)}, booking ${bookingNumberOf(booking._id)}`,
    'GST 5% ₹1,428.57',
    'Total, paid ₹30,000.00',
    `Of ₹1,00,000.00, ₹70,000.00 is still to be paid; it is due by ${dayText(booking.plan?.dueOn ?? '')}.`,
    'The invoice follows once all is paid.',
  ]);
  for (const word of ['Paid in full', 'Persons']) expect(text).not.toContain(word);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('the rest in two parts, in cash and by card, has a receipt and then the invoice for the whole, without what was paid before', async () => {
  const booking = await paidInThree();
  expect(await sumsOf(booking)).toEqual(['invoice 50000', 'receipt 30000', 'receipt 20000']);
  expectIn(await textOf(booking, numbered('REC', 2)), [
    `Part payment for ${tourPackage.title}`,
    'Of ₹1,00,000.00, ₹50,000.00 is still to be paid',
  ]);
  const text = await textOf(booking);
  expectIn(text, [
    numbered('INV', 1),
    `${tourPackage.title}, from ${dayText(booking.travelDate)}`,
    '2 ₹50,000.00 ₹1,00,000.00',
    `Paid before, receipt ${numbered('REC', 1)} −₹30,000.00`,
    `Paid before, receipt ${numbered('REC', 2)} −₹20,000.00`,
    'Total, paid ₹50,000.00',
    'Paid in full. The whole price is ₹1,00,000.00, with GST 5% of ₹4,761.90 in it.',
  ]);
  const taxes = (await stored()).map(({ _id, tax }) => `${_id} ${tax?.amount}`);
  expect(taxes).toEqual([`${numbered('INV', 1)} 238095`, `${numbered('REC', 1)} 142857`, `${numbered('REC', 2)} 95238`]);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('a part that is paid after the due day has a receipt that says so', async () => {
  const booking = await book();
  await paid(booking);
  const dueOn = addDays(todayOf(api), -1);
  const { _id } = await journey.stored(booking);
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: { 'plan.dueOn': dueOn } });
  await take(booking, 20_000).expect(201);
  await issue();
  expectIn(await textOf(booking), [`₹50,000.00 is still to be paid; it was due on ${dayText(dueOn)}.`]);
});

test('a rest below a rupee that nobody asks for is taken off the whole price', async () => {
  const booking = await book();
  await paid(booking, 30_000);
  await paid(booking, 69_999.01);
  expect(await sumsOf(booking)).toEqual(['invoice 69999.01', 'receipt 30000']);
  expectIn(await textOf(booking), ['₹1,00,000.00', '−₹30,000.00', 'Too little to ask for −₹0.99', 'Total, paid ₹69,999.01']);
});

test('a booking that is paid at once has the invoice that it always had, be it by a package with a deposit', async () => {
  const [plain, whole] = [await journey.bookConfirmed(), await book()];
  await paid(whole, 100_000);
  await issue();
  const records = await stored();
  const first = only(records, ({ _id: number }) => number === numbered('INV', 1));
  const { _id, attempts } = await journey.stored(whole);
  expect(only(records, ({ cause }) => cause === attempts[0]?.attemptId)).toStrictEqual({
    ...first,
    _id: numbered('INV', 2),
    bookingId: _id,
    cause: attempts[0]?.attemptId,
    line: {
      text: `${tourPackage.title}, from ${dayText(whole.travelDate)}, booking ${bookingNumberOf(whole._id)}`,
      words: { of: 'trip', title: tourPackage.title, travelDate: whole.travelDate },
      quantity: 2,
      unitPrice: 5_000_000,
    },
    lines: [{ kind: 'person', id: 'person', text: 'Person', quantity: 2, unit: 5_000_000, sum: 10_000_000 }],
    total: 10_000_000,
    tax: { name: 'GST', percent: 5, amount: 476_190 },
  });
  expect(Object.keys(first)).toEqual([
    '_id',
    'kind',
    'bookingId',
    'cause',
    'invoice',
    'issuedOn',
    'seller',
    'buyer',
    'line',
    'total',
    'tax',
    'currency',
  ]);
  expect(await sumsOf(plain)).toEqual(['invoice 3999.98']);
  expectIn(await textOf(whole), ['2 ₹50,000.00 ₹1,00,000.00', 'Paid in full.']);
  expect(await textOf(whole)).not.toContain('whole price');
});

const STEPS: readonly IssueStep[] = ['number-read', 'invoice-stored', 'invoice-settled'];
test.each(STEPS)('a worker that is killed at the step %s leaves each payment one document, without gaps', async (fatal) => {
  const booking = await paidInThree();
  for (let deaths = 0; deaths < 2; deaths += 1) {
    const reached = (step: IssueStep): void => {
      if (step === fatal) throw new Error('Killed.');
    };
    await expect(issue({ reached })).rejects.toThrow('Killed.');
  }
  await Promise.all([issue(), issue()]);
  expect(await sumsOf(booking)).toEqual(['invoice 50000', 'receipt 30000', 'receipt 20000']);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('before the document of the latest payment is issued, an earlier one is not handed out in its place', async () => {
  const booking = await book();
  await paid(booking);
  await issue();
  await take(booking, 20_000).expect(201);
  const ask = () => api.request.get(`/api/booking/invoice/${booking._id}`).set(traveller.bearer);
  expect((await ask().expect(409)).body.code).toBe('NO_INVOICE');
  await issue();
  expectIn(await textOf(booking), [numbered('REC', 2)]);
});

test('whom the invoice is for may be said until it is issued, also after a receipt, which stays as it is', async () => {
  const booking = await book();
  await paid(booking);
  await issue();
  const invoiceTo = { company: 'Heron & Sons Ltd', address: '4 Quay Street' };
  const name = (company: string, version: number) =>
    api.request
      .put(`/api/booking/travellers/${booking._id}`)
      .set(traveller.bearer)
      .send({ travellers: [null, null], contact: { name: 'Asha', invoiceTo: { ...invoiceTo, company } }, version });
  await name(invoiceTo.company, 0).expect(200);
  await paid(booking);
  await issue();
  expect((await stored()).map(({ _id, buyer }) => `${_id} ${buyer?.split('\n')[0]}`)).toEqual([
    `${numbered('INV', 1)} Heron & Sons Ltd`,
    `${numbered('REC', 1)} ${traveller.username}`,
  ]);
  await name('Another Ltd', 1).expect(400);
});

test('the check of money finds a payment without a document, and one that has a receipt where all is paid', async () => {
  const booking = await paidInThree();
  await issue();
  const records = await stored();
  const [invoice, receipt] = [numbered('INV', 1), numbered('REC', 1)].map((number) => only(records, ({ _id }) => _id === number));
  await collection().deleteOne({ _id: receipt?._id ?? '' });
  expect(await invoiceFindings(api)).toEqual([
    expect.stringContaining('its payment of ₹30,000.00 has neither an invoice nor a receipt'),
    expect.stringContaining(`1 numbers are missing before ${numbered('REC', 2)}`),
  ]);
  await collection().insertOne({ ...(receipt as InvoiceRecord), total: 1 });
  expect(await invoiceFindings(api)).toEqual([expect.stringContaining(`${receipt?._id} differs from what was paid`)]);
  await collection().updateOne({ _id: receipt?._id ?? '' }, { $set: { total: 3_000_000 } });
  await collection().updateOne({ _id: invoice?._id ?? '' }, { $set: { kind: 'receipt' } });
  expect(await invoiceFindings(api)).toEqual([expect.stringContaining('all is paid, but it has receipts alone')]);
  await collection().updateOne({ _id: invoice?._id ?? '' }, { $set: { kind: 'invoice', cause: 'nothing' } });
  expect((await invoiceFindings(api)).join('\n')).toContain(`${invoice?._id} is for a payment that there is not`);
  expect(booking.totalAmount).toBe(100_000);
});
