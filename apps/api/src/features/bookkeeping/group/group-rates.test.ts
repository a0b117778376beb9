import { randomUUID } from 'node:crypto';
import { type Booking, type ListedInvoice, monthOf, type RateAmounts, type TourPackage } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { invoiceFindings, invoiceTextOf } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { expectIn } from '../../../testing/receipts.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from '../../documents/index.ts';

const api = await testApi({ TAX_NAME: 'GST', TAX_PERCENT: '5', SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5' });
api.clock.stop();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const month = monthOf(todayOf(api));
const destination = journey.tourPackage.destination._id;
const heron = { company: 'Heron & Sons Ltd', address: '4 Quay Street\nLeith EH6' };

// A month has the documents of one test.
beforeEach(async () => {
  for (const name of ['invoices', 'bookings']) await api.dependencies.database.collection(name).deleteMany();
});

const tripAt = (taxPercent: string): Promise<TourPackage> =>
  addTourPackage(api, admin, { destination, price: '1000', taxPercent });
const booked = (of: TourPackage): Promise<Booking> => journey.bookConfirmed({ of, totalAmount: 2000 });
const post = async (path: string, body: object): Promise<ListedInvoice> => {
  const call = api.request.post(path).set({ ...admin.bearer, 'Idempotency-Key': randomUUID() });
  const { invoice } = (await call.send(body).expect(201)).body;
  await issueInvoices(api.dependencies);
  return invoice;
};
const periodOf = async () => {
  const query = { from: month, to: month };
  const { body } = await api.request.get('/api/invoice/months').query(query).set(admin.bearer).expect(200);
  return body.total;
};
const paisaOf = (rates: readonly RateAmounts[]): number[] => rates.map(({ tax }) => Math.round(tax * 100));

test('an invoice for trips of several rates says the tax at each, to the last paisa of the invoices that it replaces, as do the month and the movements', async () => {
  const bookings = [await booked(await tripAt('18')), await booked(await tripAt('12')), await booked(await tripAt('18'))];
  const free = await booked(await tripAt('0'));
  await issueInvoices(api.dependencies);
  const before = await periodOf();
  expect(before.invoices.rates).toEqual([
    { percent: 0, net: 2000, tax: 0, gross: 2000 },
    { percent: 12, net: 1785.71, tax: 214.29, gross: 2000 },
    { percent: 18, net: 3389.84, tax: 610.16, gross: 4000 },
  ]);
  const ids = [...bookings, free].map(({ _id }) => _id);
  const grouped = await post('/api/invoice/group', { bookings: ids, buyer: heron });
  expect(grouped).toMatchObject({ gross: 8000, tax: 824.45, taxPercent: null, rates: before.invoices.rates });
  const [first] = bookings;
  expectIn(await invoiceTextOf(api, traveller, first as Booking), [
    `replaces INV-${month.slice(0, 4)}-00000001, GST 18%`,
    `replaces INV-${month.slice(0, 4)}-00000002, GST 12%`,
    'Without tax ₹7,175.55',
    'GST 0% in ₹2,000.00 ₹0.00',
    'GST 12% in ₹2,000.00 ₹214.29',
    'GST 18% in ₹4,000.00 ₹610.16',
    'What is sold at 0% has no GST in it.',
  ]);
  const after = await periodOf();
  expect(after.invoices.rates).toEqual(
    before.invoices.rates.map(({ percent, ...of }: RateAmounts) => ({
      percent,
      net: of.net * 2,
      tax: of.tax * 2,
      gross: of.gross * 2,
    })),
  );
  // What the credit notes take back at each rate is what the group invoice has again.
  expect(paisaOf(after.creditNotes.rates)).toEqual(paisaOf(before.invoices.rates).map((tax) => -tax || 0));
  const { body } = await api.request
    .get('/api/invoice/movements')
    .query({ month })
    .set(admin.bearer)
    .buffer()
    .responseType('blob')
    .expect(200);
  const lines = String(body)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(lines.flatMap((cells) => cells.at(-1) ?? []).toSorted()).toEqual(['0', '12', '18', '18', 'Tax percent']);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('a refund of one booking of it takes back the rate of that trip, and a corrected buyer keeps every rate', async () => {
  const [dear, cheap] = [await booked(await tripAt('18')), await booked(await tripAt('5'))];
  await issueInvoices(api.dependencies);
  const grouped = await post('/api/invoice/group', { bookings: [dear._id, cheap._id], buyer: heron });
  await journey.refund(dear, { amount: 1000, reason: 'A night less' });
  await issueInvoices(api.dependencies);
  const buyer = { ...heron, company: 'Crane & Sons Ltd' };
  const corrected = await post('/api/invoice/buyer', { invoice: grouped._id, buyer });
  expect(corrected.rates).toEqual([
    { percent: 5, net: 1904.76, tax: 95.24, gross: 2000 },
    { percent: 18, net: 847.46, tax: 152.54, gross: 1000 },
  ]);
  expect(await invoiceFindings(api)).toEqual([]);
});
