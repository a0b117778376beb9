import { addDays, calendarDateAt, instantAt, type SiteSettings, type System } from '@wayfarer/contracts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Account, signUpAdmin } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { ratesFile, startRatesServer } from '../../testing/servers/start-rates-server.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { keepDailyRates } from './keep-daily-rates.ts';

const BANK = 'Europe/Berlin';
const api = await testApi({ EXCHANGE_RATES: 'ecb' });
const bank = await startRatesServer();
afterAll(() => bank.close());
api.clock.stop();
const stored = api.dependencies.database.collection('exchangerates');

const bankDay = () => calendarDateAt(api.clock.now(), BANK);
/** To a time on the clock of the bank, as many days from now. */
const moveTo = (time: string, days = 0): void =>
  api.clock.moveBy(instantAt(addDays(bankDay(), days), time, BANK).getTime() - api.clock.now().getTime());

const RATES = { USD: 1.25, JPY: 180.5, GBP: 0.8, INR: 100 };
const publish = (rates: Readonly<Record<string, number | string>> = RATES, day = bankDay()): void =>
  bank.answerWith((_request, response) => void response.end(ratesFile(day, rates)));
const answerText = (text: string): void => bank.answerWith((_request, response) => void response.end(text));
const read = (maxWaitMs = 10_000) => keepDailyRates(api.dependencies, { address: bank.address, maxWaitMs });

let admin: Account;
const settings = async (): Promise<SiteSettings> =>
  (await api.request.get('/api/site-settings').set(admin.bearer).expect(200)).body;
const system = async (): Promise<System> => (await api.request.get('/api/system').set(admin.bearer).expect(200)).body;
const type = (rates: object[]) => api.request.put('/api/agency/rates').set(admin.bearer).send({ rates, version: 0 }).expect(200);

beforeEach(async () => {
  await stored.deleteMany();
  moveTo('17:00', 1);
  // A login lasts for some hours.
  admin = await signUpAdmin(api);
  publish();
});

test('what the bank publishes is told in rupees, and System names what there is', async () => {
  expect((await system()).exchangeRates).toMatchObject({ state: 'unknown' });
  await read();
  expect((await settings()).currencies).toEqual({
    day: bankDay(),
    rupeesFor: { USD: 80, EUR: 100, GBP: 125, JPY: 0.554017 },
  });
  expect((await system()).exchangeRates).toMatchObject({ state: 'ok', sentence: expect.stringContaining('USD, EUR, GBP, JPY') });
});

test('the bank is asked once a day, after it has published, by one process of two', async () => {
  const before = bank.asked();
  await Promise.all([read(), read(), read()]);
  await read();
  expect(bank.asked() - before).toBe(1);
  moveTo('16:29', 1);
  await read();
  expect(bank.asked() - before).toBe(1);
  moveTo('16:30');
  await read();
  expect(bank.asked() - before).toBe(2);
});

test('where rates are typed or off, the bank is never asked', async () => {
  const before = bank.asked();
  for (const EXCHANGE_RATES of ['manual', 'off'] as const) {
    const config = { ...api.dependencies.config, EXCHANGE_RATES };
    await keepDailyRates({ ...api.dependencies, config }, { address: bank.address, maxWaitMs: 10_000 });
  }
  expect(bank.asked()).toBe(before);
});

test('typed rates complete what the bank does not have, and go after it where it has', async () => {
  await read();
  const day = todayOf(api);
  await type([
    { currency: 'AED', rupees: 24.1, day },
    { currency: 'EUR', rupees: 1, day },
  ]);
  expect((await settings()).currencies?.rupeesFor).toEqual({ USD: 80, EUR: 100, GBP: 125, JPY: 0.554017, AED: 24.1 });
});

test('rates that are older than seven days are not shown, nothing else fails, and System says since when', async () => {
  await read();
  const day = bankDay();
  moveTo('17:00', 8);
  admin = await signUpAdmin(api);
  expect(Object.keys(await settings())).not.toContain('currencies');
  expect((await system()).exchangeRates).toMatchObject({
    state: 'wrong',
    sentence: expect.stringMatching(/older than 7 days: USD of .*www\.ecb\.europa\.eu/),
    since: instantAt(addDays(day, 8), '00:00', api.dependencies.config.SITE_TIME_ZONE).toISOString(),
  });
  await type([{ currency: 'EUR', rupees: 102, day: todayOf(api) }]);
  expect((await settings()).currencies?.rupeesFor).toEqual({ EUR: 102 });
});

test('a rate that changes by more than half is kept out and told, and the others are taken', async () => {
  await read();
  moveTo('17:00', 1);
  publish({ ...RATES, USD: 0.4, GBP: 0.75 });
  await read();
  admin = await signUpAdmin(api);
  expect((await settings()).currencies).toMatchObject({ rupeesFor: { USD: 80, EUR: 100, GBP: 133.333 } });
  expect((await system()).exchangeRates).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining(`USD of ${bankDay()} at 250 rupees, after 80 of ${addDays(bankDay(), -1)}`),
  });
});

test('a file that is older than what is stored changes nothing', async () => {
  await read();
  moveTo('17:00', 1);
  publish({ ...RATES, USD: 1 }, addDays(bankDay(), -3));
  await read();
  admin = await signUpAdmin(api);
  expect((await settings()).currencies?.rupeesFor.USD).toBe(80);
});

const whole = ratesFile(bankDay(), RATES);
const bomb = whole
  .replace('<gesmes:Envelope', '<!DOCTYPE e [<!ENTITY a "1"><!ENTITY b "&a;&a;&a;&a;">]>\n<gesmes:Envelope')
  .replace("rate='1.25'", "rate='&b;'");
const wrongAnswers: [string, () => void, RegExp][] = [
  ['fails', () => bank.answerWith((_request, response) => void response.writeHead(500).end()), /has the status 500/],
  [
    'leads elsewhere',
    () => bank.answerWith((_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(whole)),
    /has the status 302/,
  ],
  ['is too large', () => answerText(whole.replace('<Cube>', `<Cube>${' '.repeat(64 * 1024)}`)), /more than 65536 bytes/],
  ['is cut off', () => answerText(whole.slice(0, -40)), /no whole file/],
  ['is a page', () => answerText('<html><body>Back soon</body></html>'), /no whole file/],
  ['is empty', () => answerText(''), /no whole file/],
  ['has entities', () => answerText(bomb), /entities/],
  ['has no rupees', () => publish({ USD: 1.1 }), /no rupees/],
  ['has a rate of nothing', () => publish({ ...RATES, USD: 0 }), /is nothing/],
  ['has a rate that is no number', () => publish({ ...RATES, USD: 'N/A' }), /no numbers/],
  ['has a rate without end', () => publish({ ...RATES, USD: '1e999' }), /no numbers/],
  ['has no day', () => publish(RATES, 'soon'), /not exactly one day/],
  ['is of a day to come', () => publish(RATES, addDays(bankDay(), 1)), /a day to come/],
];
test.each(wrongAnswers)(
  'an answer that %s is not taken: the stored rates stay, and the next run tries again',
  async (_what, answer, reason) => {
    await read();
    const before = await stored.findOne({});
    moveTo('17:00', 1);
    answer();
    await expect(read()).rejects.toThrow(reason);
    expect(await stored.findOne({})).toEqual(before);
    publish({ ...RATES, USD: 1.6 });
    await read();
    admin = await signUpAdmin(api);
    expect((await settings()).currencies?.rupeesFor.USD).toBe(62.5);
  },
);

test('a bank that does not answer in time, or sends without an end, is left alone', async () => {
  bank.answerWith(() => undefined);
  await expect(read(50)).rejects.toThrow(/could not be read from 127\.0\.0\.1.*timeout/);
  bank.answerWith((_request, response) => void response.write(whole.slice(0, 100)));
  await expect(read(50)).rejects.toThrow(/could not be read/);
});
