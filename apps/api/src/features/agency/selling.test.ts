import type { Booking, Selling } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { sellingAt } from '../../testing/endpoint-cases/agency.cases.ts';
import { eventually, startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { withSettings } from '../../testing/with-settings.ts';
import { issueInvoices } from '../documents/invoice/issue-invoices.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const collection = api.dependencies.database.collection('agencyselling');
const shown = async (): Promise<Selling> => (await api.request.get('/api/agency/selling').set(admin.bearer).expect(200)).body;
const edit = (form: object, by = admin) => api.request.put('/api/agency/selling').set(by.bearer).send(form);
const documents = api.dependencies.database.collection('invoices');
const issued = async ({ _id }: Pick<Booking, '_id'>) => {
  await issueInvoices(api.dependencies);
  return only((await documents.find().toArray()).filter(({ bookingId }) => String(bookingId) === _id));
};

beforeEach(async () => {
  await collection.deleteMany();
});

test('until something is set, the agency itself sells, without a tax', async () => {
  expect(await shown()).toEqual({
    sellerName: null,
    sellerAddress: null,
    sellerTaxId: null,
    taxName: 'GST',
    taxPercent: 0,
    currencySigns: 'written',
    defaultPolicy: [{ daysBefore: 1, percent: 100 }],
    version: 0,
    fixed: [],
  });
  const { seller, tax } = await issued(await journey.bookConfirmed());
  expect(seller).toMatchObject({ name: 'Wayfarer', taxId: null });
  expect(tax).toBeNull();
});

test('seller and tax that admins set are on the next invoice; what was issued before never changes', async () => {
  const before = await issued(await journey.bookConfirmed());
  await edit(sellingAt(0, { sellerName: 'Faraway Pvt Ltd', taxName: 'VAT', taxPercent: 25 })).expect(200);
  const after = await issued(await journey.bookConfirmed());
  expect(after.seller).toMatchObject({ name: 'Faraway Pvt Ltd', taxId: 'GSTIN 29ABCDE1234F1Z5' });
  expect(after.tax).toEqual({ name: 'VAT', percent: 25, amount: Math.round(after.total / 5) });
  expect(await documents.findOne({ _id: before._id })).toEqual(before);
});

test('what a variable of the server fixes is shown with its value, refused at its field, and never stored; the rest can be set', async () => {
  const fixed = { SELLER_NAME: 'Of the server', TAX_PERCENT: 18, SELLER_TAX_ID: 'GSTIN 1', REFUND_ON_CANCEL: 'none' as const };
  await withSettings(api, fixed, async () => {
    const { fixed: names, version, ...present } = await shown();
    expect(names).toEqual(['sellerName', 'sellerTaxId', 'taxPercent', 'defaultPolicy']);
    expect(present).toMatchObject({ sellerName: 'Of the server', taxPercent: 18, defaultPolicy: [] });
    const { body } = await edit({ ...present, taxPercent: 5, sellerName: 'Mine', version }).expect(400);
    expect(body.details).toEqual({
      sellerName: 'Set by SELLER_NAME on the server, and can only be changed there.',
      taxPercent: 'Set by TAX_PERCENT on the server, and can only be changed there.',
    });
    await edit({ ...present, taxName: 'VAT', version }).expect(200);
    const { tax, seller } = await issued(await journey.bookConfirmed());
    expect([tax, seller]).toMatchObject([{ name: 'VAT', percent: 18 }, { name: 'Of the server' }]);
  });
  // Without the variables nothing of them is left.
  expect(await shown()).toMatchObject({ sellerName: null, taxPercent: 0, taxName: 'VAT', version: 1, fixed: [] });
});

test('a tax needs the number under which it is paid, a percentage is one, and only admins set it', async () => {
  const refused = async (changed: object) => (await edit(sellingAt(0, changed)).expect(400)).body.details;
  expect(await refused({ sellerTaxId: null })).toEqual({ sellerTaxId: 'Enter the tax number: invoices with tax must show it.' });
  for (const taxPercent of [-1, 100.5, 5.125, '5'])
    expect(await refused({ taxPercent })).toEqual({ taxPercent: 'Enter a percentage from 0 to 100, with at most 2 decimals.' });
  const desk = await signUp(api, { role: 'desk' });
  await edit(sellingAt(0), desk).expect(403);
});

test('the second of two who edit it is refused with what the first has saved, and the log has the tax but not who sells', async () => {
  await edit(sellingAt(0, { taxName: 'VAT', taxPercent: 7.25 })).expect(200);
  const { body } = await edit(sellingAt(0)).expect(409);
  expect(body.details.current).toMatchObject({ taxName: 'VAT', version: 1 });
  const log = (await api.request.get('/api/activity?area=settings').set(admin.bearer).expect(200)).body;
  const told = JSON.stringify(
    log.find(({ call, outcome }: Record<string, string>) => call === 'editSelling' && outcome === 'done'),
  );
  expect(told).toContain('"field":"taxPercent","from":"0","to":"7.25"');
  expect(told).not.toContain('GSTIN');
});

test('packages without a policy of their own follow the one that is set; bookings keep what they were made with', async () => {
  const { tourPackage } = journey;
  await api.dependencies.database.collection('tourpackages').updateMany({}, { $unset: { cancellationPolicy: '' } });
  const policyOf = async () =>
    (await api.request.get(`/api/package/${tourPackage._id}`).set(admin.bearer)).body.cancellationPolicy;
  const before = await journey.bookConfirmed();
  const defaultPolicy = [{ daysBefore: 30, percent: 40 }];
  await edit(sellingAt(0, { defaultPolicy })).expect(200);
  await eventually(async () => JSON.stringify(await policyOf()) === JSON.stringify(defaultPolicy));
  expect((await journey.stored(before)).package.cancellationPolicy).toEqual([{ daysBefore: 1, percent: 100 }]);
  expect((await journey.stored(await journey.bookConfirmed())).package.cancellationPolicy).toEqual(defaultPolicy);
});

test('the sign of the dashboard follows the settings', async () => {
  await edit(sellingAt(0, { currencySigns: 'uniform' })).expect(200);
  await eventually(async () => (await api.request.get('/api/site-settings')).body.currencySigns === 'uniform');
});
