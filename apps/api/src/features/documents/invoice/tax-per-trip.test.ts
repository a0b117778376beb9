import { addDays, type Booking, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { addTourPackage, packageFields, todayOf } from '../../../testing/catalogue.ts';
import { addDepositTour, PRICE, payPart } from '../../../testing/deposits.ts';
import { sellingAt } from '../../../testing/endpoint-cases/agency.cases.ts';
import { invoiceFindings, invoiceTextOf } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { expectIn } from '../../../testing/receipts.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import type { InvoiceRecord } from '../../invoices/index.ts';
import { issueInvoices } from './issue-invoices.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { database } = api.dependencies;
const destination = journey.tourPackage.destination._id;

const sellWith = async (changed: object): Promise<void> => {
  const { body } = await api.request.get('/api/agency/selling').set(admin.bearer).expect(200);
  const form = { ...sellingAt(body.version), taxName: 'GST', ...changed };
  await api.request.put('/api/agency/selling').set(admin.bearer).send(form).expect(200);
};
const edit = (of: TourPackage, fields: object, status = 200) =>
  api.request
    .put(`/api/package/${of._id}`)
    .set(admin.bearer)
    .field({ ...packageFields(api, destination, { price: String(of.price) }), ...fields })
    .expect(status);
const shown = async ({ _id }: TourPackage): Promise<TourPackage | undefined> =>
  (await api.request.get('/api/package/whole').set(admin.bearer).expect(200)).body.find((one: TourPackage) => one._id === _id);
/** The documents of a booking, in the order in which they were issued. */
const documentsOf = async ({ _id }: Booking): Promise<InvoiceRecord[]> => {
  await issueInvoices(api.dependencies);
  return database
    .collection<InvoiceRecord>('invoices')
    .find({ bookingId: objectIdOf(_id) })
    .sort({ issuedOn: 1, kind: -1 })
    .toArray();
};
const invoiceOf = async (booking: Booking): Promise<InvoiceRecord> =>
  only((await documentsOf(booking)).filter(({ kind }) => kind === 'invoice'));
const taxesOf = async (booking: Booking) =>
  (await documentsOf(booking)).map(({ kind, tax }) => [kind, tax?.percent, tax?.amount]);

beforeEach(() => sellWith({ taxPercent: 5 }));

test('an invoice has the rate of its trip when it is issued, or else the agency’s, and its credit note the rate of the invoice', async () => {
  const of = await addTourPackage(api, admin, { destination, price: '1180', taxPercent: '5' });
  expect(of.taxPercent).toBe(5);
  const waiting = await journey.bookConfirmed({ of, totalAmount: 2360 });
  await edit(of, { taxPercent: '18' });
  expect((await invoiceOf(waiting)).tax).toEqual({ name: 'GST', percent: 18, amount: 36_000 });
  expect((await invoiceOf(await journey.bookConfirmed())).tax).toMatchObject({ percent: 5 });
  await edit(of, { taxPercent: '12' });
  await journey.cancel(waiting).expect(200);
  expect(await taxesOf(waiting)).toEqual([
    ['invoice', 18, 36_000],
    ['credit-note', 18, 36_000],
  ]);
  expect(await invoiceFindings(api)).toEqual([]);
});

test('a trip of 0 percent has it said on its invoice; an agency without a tax says nothing', async () => {
  const of = await addTourPackage(api, admin, { destination, taxPercent: '0' });
  const booking = await journey.bookConfirmed({ of });
  expect((await invoiceOf(booking)).tax).toEqual({ name: 'GST', percent: 0, amount: 0 });
  expectIn(await invoiceTextOf(api, traveller, booking), ['GST 0% ₹0.00', 'No GST is charged for this trip: its rate is 0%.']);
  await sellWith({ taxPercent: 0 });
  const untaxed = await journey.bookConfirmed();
  expect((await invoiceOf(untaxed)).tax).toBeNull();
  expect(await invoiceTextOf(api, traveller, untaxed)).not.toContain('GST 0%');
});

test.each(['5', '0', '28'])(
  'a trip whose rate becomes %s between deposit and rest keeps the rate of the receipt, and its taxes are that of the whole price',
  async (taxPercent) => {
    const of = await addDepositTour(api, admin, {}, { destination, taxPercent: '18' });
    const booking = await journey.book({ of, travelDate: addDays(todayOf(api), 96), totalAmount: PRICE });
    await payPart(api, journey, booking, traveller);
    expect(await taxesOf(booking)).toEqual([['receipt', 18, 457_627]]);
    await edit(of, { taxPercent });
    await payPart(api, journey, booking, traveller);
    const documents = await documentsOf(booking);
    expect(documents.map(({ tax }) => tax?.percent)).toEqual([18, 18]);
    expect(documents.reduce((sum, { tax }) => sum + (tax?.amount ?? 0), 0)).toBe(1_525_424);
  },
);

test('a call without the field keeps the rate of a trip, an empty one takes it away, and a wrong one is refused at its field', async () => {
  const of = await addTourPackage(api, admin, { destination, taxPercent: '7.25' });
  await edit(of, {});
  expect((await shown(of))?.taxPercent).toBe(7.25);
  for (const taxPercent of ['-1', '100.5', '5.125', 'five']) {
    const { body } = await edit(of, { taxPercent }, 400);
    expect(body.details).toEqual({ taxPercent: 'Enter a percentage from 0 to 100, with at most 2 decimals.' });
  }
  await edit(of, { taxPercent: '' });
  expect(await shown(of)).not.toHaveProperty('taxPercent');
  expect((await invoiceOf(await journey.bookConfirmed({ of }))).tax).toMatchObject({ percent: 5 });
});

test('a rate needs the tax number that invoices show, which stays while any trip has one', async () => {
  await database.collection('tourpackages').updateMany({}, { $unset: { taxPercent: '' } });
  await sellWith({ taxPercent: 0, sellerTaxId: null });
  const of = await addTourPackage(api, admin, { destination, taxPercent: '0' });
  const { body } = await edit(of, { taxPercent: '5' }, 400);
  expect(body.details.taxPercent).toContain('Enter the tax number in the settings first');
  await sellWith({ taxPercent: 0 });
  await edit(of, { taxPercent: '5' });
  const { version } = (await api.request.get('/api/agency/selling').set(admin.bearer)).body;
  const form = sellingAt(version, { taxPercent: 0, sellerTaxId: null });
  const refused = await api.request.put('/api/agency/selling').set(admin.bearer).send(form).expect(400);
  expect(refused.body.details.sellerTaxId).toContain('Some trips have a tax of their own');
});
