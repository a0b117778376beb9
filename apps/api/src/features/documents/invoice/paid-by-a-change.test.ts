import type { Booking, TripChangeQuote } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { invoiceFindings } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { expectIn, startReceipts } from '../../../testing/receipts.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5', TAX_PERCENT: '5' });
const journey = await startMoneyJourney(api);
const { admin, cancel } = journey;
const { book, paid, take, sumsOf, textOf, documentsOf, giveBack } = await startReceipts(api, journey);

/** Staff change a booking as the preview says. */
const changeBy = async ({ _id }: Booking, wish: object): Promise<void> => {
  const ask = (path: string, body: object) => api.request.post(`/api/booking/${_id}/${path}`).set(admin.bearer).send(body);
  const { toPay, refund }: TripChangeQuote = (await ask('change/quote', wish).expect(200)).body;
  await ask('change', { ...wish, toPay, refund }).expect(200);
};
const takeOff = (booking: Booking, amount: number) => changeBy(booking, { discount: { amount, reason: 'A returning guest.' } });
const numberOf = async (booking: Booking, wanted: 'receipt' | 'invoice', total: number): Promise<string> =>
  (await documentsOf(booking)).find((one) => one.kind === wanted && one.total === total)?.number ?? 'none';

test('where a lower price makes a booking paid by its receipts, it has the invoice for the whole in place of the last of them', async () => {
  const booking = await book();
  await paid(booking);
  await take(booking, 20_000).expect(201);
  await takeOff(booking, 50_000);
  expect((await sumsOf(booking)).toSorted()).toEqual(['credit-note 20000', 'invoice 20000', 'receipt 20000', 'receipt 30000']);
  const [deposit, last] = [await numberOf(booking, 'receipt', 30_000), await numberOf(booking, 'receipt', 20_000)];
  expectIn(await textOf(booking), [`replaces ${last}`, `Paid before, receipt ${deposit} −₹30,000.00`, '50,000.00']);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('what a cheaper trip gives back is credited on its receipt before, and later changes and a cancel on the invoice', async () => {
  const booking = await book();
  await paid(booking);
  await take(booking, 30_000).expect(201);
  // Half of the price: of ₹60,000 a part goes back.
  await changeBy(booking, { totalPersons: 1 });
  await giveBack(booking);
  expect((await sumsOf(booking)).toSorted()).toEqual([
    'credit-note 10000',
    'credit-note 20000',
    'invoice 20000',
    'receipt 30000',
    'receipt 30000',
  ]);
  expect(await invoiceFindings(api)).toEqual([]);
  await takeOff(booking, 5000);
  await giveBack(booking);
  await documentsOf(booking);
  expect(await invoiceFindings(api)).toEqual([]);
  await cancel(booking, admin).expect(200);
  await giveBack(booking);
  await documentsOf(booking);
  expect(await invoiceFindings(api)).toEqual([]);
});
