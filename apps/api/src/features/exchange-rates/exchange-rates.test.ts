import { addDays, type ExchangeRate, type SiteSettings, type System } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { withSettings } from '../../testing/with-settings.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const stored = api.dependencies.database.collection('exchangerates');
const today = todayOf(api);
const rate = (currency: string, rupees: number, day = today): ExchangeRate => ({ currency, rupees, day });

const shown = async () => (await api.request.get('/api/agency/rates').set(admin.bearer).expect(200)).body;
const edit = (rates: unknown, rest: object = {}, by = admin) =>
  api.request
    .put('/api/agency/rates')
    .set(by.bearer)
    .send({ rates, version: 0, ...rest });
const settings = async (): Promise<SiteSettings> =>
  (await api.request.get('/api/site-settings').set(admin.bearer).expect(200)).body;
const system = async (): Promise<System> => (await api.request.get('/api/system').set(admin.bearer).expect(200)).body;

beforeEach(async () => {
  await stored.deleteMany();
});

test('until a rate is typed nothing is there: not in the settings of the site, not on System', async () => {
  expect(await shown()).toEqual({ source: 'manual', rates: [], read: [], version: 0 });
  expect(Object.keys(await settings())).not.toContain('currencies');
  expect(Object.keys(await system())).not.toContain('exchangeRates');
});

test('what an admin types is what readers may choose from, with the day of the oldest, and is in the log', async () => {
  const rates = [rate('EUR', 101.3), rate('AED', 24.1, addDays(today, -2))];
  const { body } = await edit(rates).expect(200);
  expect(body.exchangeRates).toEqual({ source: 'manual', rates, read: [], version: 1 });
  expect((await settings()).currencies).toEqual({ day: addDays(today, -2), rupeesFor: { EUR: 101.3, AED: 24.1 } });
  expect((await system()).exchangeRates).toMatchObject({ state: 'ok', since: null });
  const { body: log } = await api.request.get('/api/activity?area=settings').set(admin.bearer).expect(200);
  expect(JSON.stringify(log)).toContain(`EUR 101.3 of ${today}`);
});

test('where the server has switched it off nobody is told of typed rates', async () => {
  await edit([rate('EUR', 101.3)]).expect(200);
  await withSettings(api, { EXCHANGE_RATES: 'off' }, async () => {
    expect(Object.keys(await settings())).not.toContain('currencies');
    expect(Object.keys(await system())).not.toContain('exchangeRates');
    expect(await shown()).toMatchObject({ source: 'off' });
  });
});

test('a rate of seven days ago is shown, one of eight is not, and System says so and since when', async () => {
  await edit([rate('EUR', 101.3, addDays(today, -7)), rate('USD', 88, addDays(today, -8))]).expect(200);
  expect((await settings()).currencies).toEqual({ day: addDays(today, -7), rupeesFor: { EUR: 101.3 } });
  const { exchangeRates } = await system();
  expect(exchangeRates).toMatchObject({
    state: 'wrong',
    sentence: expect.stringMatching(/older than 7 days: USD of .*settings/),
  });
  expect(exchangeRates?.sentence).not.toContain('EUR');
  expect(exchangeRates?.since).toBe(new Date(`${today}T00:00:00+05:30`).toISOString());
  await edit([rate('EUR', 101.3, addDays(today, -8))], { version: 1 }).expect(200);
  expect(Object.keys(await settings())).not.toContain('currencies');
});

test('only who may change the settings changes rates; who reads everything of the agency reads them, too', async () => {
  for (const role of ['desk', 'desk-lead', 'guide', 'viewer'] as const) {
    const other = await signUp(api, { role });
    await edit([], {}, other).expect(403);
    await api.request
      .get('/api/agency/rates')
      .set(other.bearer)
      .expect(role === 'viewer' ? 200 : 403);
  }
  await api.request.get('/api/agency/rates').expect(401);
});

const wrongRates: [string, unknown, string][] = [
  ['of nothing', [rate('EUR', 0)], 'rates.0.rupees'],
  ['below nothing', [rate('EUR', -101)], 'rates.0.rupees'],
  ['that is no number', [{ ...rate('EUR', 1), rupees: '101' }], 'rates.0.rupees'],
  ['without end', [{ ...rate('EUR', 1), rupees: Number.POSITIVE_INFINITY }], 'rates.0.rupees'],
  ['above all reason', [rate('EUR', 100_001)], 'rates.0.rupees'],
  ['of rupees', [rate('INR', 1)], 'rates.0.currency'],
  ['of an unknown currency', [rate('XXX', 1)], 'rates.0.currency'],
  ['of a currency that stands there already', [rate('EUR', 101), rate('EUR', 102)], 'rates.1.currency'],
  ['of tomorrow', [rate('EUR', 101, addDays(today, 1))], 'rates.0.day'],
  ['of no day', [rate('EUR', 101, '2026-02-30')], 'rates.0.day'],
  ['that is no list', 'EUR', 'rates'],
];
test.each(wrongRates)('a rate %s is refused at its field, and nothing is stored', async (_what, rates, field) => {
  const { body } = await edit(rates).expect(400);
  expect(Object.keys(body.details)).toEqual([field]);
  expect(await stored.countDocuments()).toBe(0);
});

test('a rate that differs by more than half from the stored one is kept out unless it is meant', async () => {
  await edit([rate('EUR', 100), rate('USD', 88)]).expect(200);
  await edit([rate('EUR', 150), rate('USD', 44)], { version: 1 }).expect(200);
  const { body } = await edit([rate('EUR', 10.13), rate('USD', 44)], { version: 2 }).expect(400);
  expect(body.details).toEqual({ 'rates.0.rupees': 'This differs by more than half from 150, which is stored.' });
  expect((await shown()).version).toBe(2);
  await edit([rate('EUR', 10.13)], { version: 2, confirmed: true }).expect(200);
  expect((await settings()).currencies?.rupeesFor).toEqual({ EUR: 10.13 });
});

test('who has read an older state changes nothing, and learns the present one', async () => {
  await edit([rate('EUR', 100)]).expect(200);
  const { body } = await edit([rate('USD', 88)]).expect(409);
  expect(body.details.current).toMatchObject({ rates: [rate('EUR', 100)], version: 1 });
  await edit([], { version: 1 }).expect(200);
  expect(Object.keys(await settings())).not.toContain('currencies');
});
