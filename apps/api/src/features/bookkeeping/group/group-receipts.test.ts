import { bookingNumberOf, formatMoney, type ListedInvoice } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { invoiceFindings } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { expectIn, startReceipts } from '../../../testing/receipts.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5', TAX_PERCENT: '5' });
const journey = await startMoneyJourney(api);
const { admin } = journey;
const { book, paid, issue, textOf, paidInThree, refund, giveBack, sumsOf } = await startReceipts(api, journey);

const [owing, settled] = [await book(), await paidInThree()];
await paid(owing);
await issue();

const list = async (query: object): Promise<ListedInvoice[]> =>
  (await api.request.get('/api/invoice').query(query).set(admin.bearer).expect(200)).body;
const buyer = { company: 'Heron & Sons Ltd', address: '4 Quay Street' };
const group = (bookings: readonly string[], key: string) =>
  api.request
    .post('/api/invoice/group')
    .set({ ...admin.bearer, 'Idempotency-Key': key })
    .send({ bookings, buyer });
const correct = (invoice: string, company: string) =>
  api.request
    .post('/api/invoice/buyer')
    .set({ ...admin.bearer, 'Idempotency-Key': `correct-${company.length}` })
    .send({ invoice, buyer: { ...buyer, company } });

test('a booking that has receipts alone goes on no group invoice, and a receipt has no other buyer', async () => {
  const refused = await group([owing._id, settled._id], 'too-early').expect(400);
  expect(refused.body.details.bookings).toBe(
    `Booking ${bookingNumberOf(owing._id)} has receipts alone. Its invoice is issued once all is paid.`,
  );
  const receipt = only(await list({ search: bookingNumberOf(owing._id) }));
  await correct(receipt._id, 'Heron').expect(400);
});

test('the invoice of a booking that was paid in parts goes on a group invoice and to another buyer without its receipts, which stay', async () => {
  const [one, other] = [await paidInThree(), await paidInThree()];
  await refund(one, 2, 1000);
  await issue();
  const { body } = await group([one._id, other._id], 'both').expect(201);
  expect(body.invoice).toMatchObject({ gross: 99_000, tax: 4714.28 });
  await issue();
  const text = await textOf(one, body.invoice._id);
  expectIn(text, [
    '₹1,00,000.00',
    '−₹30,000.00',
    '−₹20,000.00',
    'Refunded before −₹1,000.00',
    `Total, paid ${formatMoney(99_000)}`,
  ]);
  // The receipt is credited on its own, and the invoice on what replaced it.
  await refund(one, 0, 500);
  await refund(one, 2, 700);
  const payments = ['invoice 99000', 'invoice 50000', 'receipt 30000', 'receipt 20000'];
  expect(await sumsOf(one)).toEqual([...payments, ...[1000, 49_000, 500, 700].map((total) => `credit-note ${total}`)]);
  const credited = (await list({ search: bookingNumberOf(one._id), kind: 'credit-note' })).map(
    ({ invoice, gross }) => `${invoice} ${gross}`,
  );
  expect(credited).toEqual(expect.arrayContaining([expect.stringMatching(/^REC-.* -500$/), `${body.invoice._id} -700`]));
  expect(await invoiceFindings(api)).toEqual([]);
});

test('an invoice that was paid in parts is made out to another buyer as a whole, of which the receipts are taken off', async () => {
  const booking = await paidInThree();
  await issue();
  const invoice = only(await list({ search: bookingNumberOf(booking._id), kind: 'invoice' }));
  const { body } = await correct(invoice._id, 'Heron & Sons').expect(201);
  await issue();
  expectIn(await textOf(booking), [body.invoice._id, 'Heron & Sons', '₹1,00,000.00', '−₹30,000.00', 'Total, paid ₹50,000.00']);
  expect(await sumsOf(booking)).toEqual([
    'invoice 50000',
    'invoice 50000',
    'receipt 30000',
    'receipt 20000',
    'credit-note 50000',
  ]);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('a booking with two invoices of which something is left goes on no group invoice, and neither has another buyer', async () => {
  const booking = await paidInThree();
  await refund(booking, 1, 20_000);
  await giveBack(booking);
  await paid(booking);
  await issue();
  const [first = '', second = ''] = (await list({ search: bookingNumberOf(booking._id), kind: 'invoice' }))
    .map(({ _id }) => _id)
    .toSorted();
  const { body } = await group([booking._id, settled._id], 'two').expect(400);
  expect(body.details.bookings).toContain(`has two invoices, ${first} and ${second}, which cannot become one.`);
  await correct(first, 'Heron Group').expect(400);
  expect(await invoiceFindings(api)).toEqual([]);
});
