import {
  addDays,
  type Booking,
  bookingNumberOf,
  type CalendarDate,
  csvFieldOf,
  type InvoiceSums,
  type Payment,
} from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { ProviderFailure } from '../../integrations/stripe/payment-provider.ts';
import { type Account, bearerOf, signUp } from '../../testing/accounts.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { catchUpOnEvents, processWaitingEvents } from '../payments/index.ts';
import { balanceRepository } from './balance.repository.ts';
import { readBalance } from './read-balance.ts';

const HOUR_MS = 60 * 60_000;

// To come, on whichever day this runs: the database deletes sessions that are over by its own clock.
const MONTH = `${new Date().getUTCFullYear() + 1}-03`;
const FIRST_DAY = `${MONTH}-01`;

const api = await testApi({ SITE_TIME_ZONE: 'Etc/UTC' });
api.clock.stop();
const moveTo = (at: number): void => api.clock.moveBy(at - api.clock.now().getTime());
const noonOf = (day: CalendarDate): number => Date.parse(`${day}T12:00:00Z`);
moveTo(noonOf(FIRST_DAY));
const journey = await startMoneyJourney(api);
const { askProvider, stored } = journey;
/** Logins last for some hours. */
const logInAgain = async (account: Account): Promise<void> => {
  const { username, password } = account;
  const { body } = await api.request.post('/api/auth/login').send({ username, password }).expect(200);
  Object.assign(account, bearerOf(body.token));
};
/** To noon, for the product and the provider alike. */
const toDay = async (day: CalendarDate): Promise<void> => {
  moveTo(noonOf(day));
  for (const account of [journey.admin, journey.traveller]) await logInAgain(account);
  await askProvider('POST', '/_sandbox/clock', { now: noonOf(day) / 1000 });
};
/**
 * The day on which a test begins: the next one begins three days later, when all that it did was paid out.
 */
let day = FIRST_DAY;
beforeEach(async () => {
  day = addDays(day, 3);
  await toDay(day);
});

const read = (isStopping = () => false) => readBalance(api.dependencies, isStopping);
const readLater = async (): Promise<void> => {
  api.clock.moveBy(HOUR_MS);
  await read();
};
type Row = Record<string, string>;
/** What happened in the month from a day on. */
const rowsFrom = async (first: CalendarDate): Promise<Row[]> => {
  const call = api.request.get('/api/invoice/movements').query({ month: MONTH }).set(journey.admin.bearer);
  const { body } = await call.buffer().responseType('blob').expect(200);
  const [head = '', ...lines] = (body as Buffer).toString().replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = head.split(',');
  const rows = lines.map((line) => Object.fromEntries(line.split(',').map((value, place) => [names[place] ?? '', value])));
  return rows.filter(({ Day = '' }) => Day >= first);
};
const rowsOfTest = () => rowsFrom(day);
const sidesOf = (rows: readonly Row[]) =>
  rows.map(({ Kind, Fee, Credited, 'Account currency': currency, Payout, 'Paid out on': paidOutOn }) =>
    [Kind, Fee, Credited, currency, Payout?.slice(0, 3), paidOutOn].join(' ').trimEnd(),
  );
const paymentOf = async (booking: Booking): Promise<string> => (await stored(booking)).attempts[0]?.paymentId ?? '';
/** As the booking's page shows it. */
const feeOf = async ({ _id: booking }: Booking, by: Account): Promise<Payment['fee']> =>
  only<Payment>((await api.request.get('/api/payment').query({ booking }).set(by.bearer).expect(200)).body).fee;
const payoutsOf = async () => (await askProvider('GET', '/v1/payouts')) as { data: { id: string; amount: number }[] };

test('a payment and its refund show fee, what was credited and, once it is paid out, the payout with its day', async () => {
  const booking = await journey.bookConfirmed();
  expect(sidesOf(await rowsOfTest())).toEqual(['Payment']);
  await readLater();
  expect(sidesOf(await rowsOfTest())).toEqual(['Payment 116.30 3883.68 INR']);
  await journey.refund(booking, { amount: 100, reason: 'A late boat' });
  await readLater();
  const both = ['Payment 116.30 3883.68 INR', 'Refund 0.00 -100.00 INR'];
  expect(sidesOf(await rowsOfTest())).toEqual(both);
  await toDay(addDays(day, 1));
  await read();
  const paidOutOn = addDays(day, 2);
  expect(sidesOf(await rowsOfTest())).toEqual(both.map((side) => `${side} po_ ${paidOutOn}`));
  const fee = { amount: 116.3, currency: 'INR', paidOutOn };
  expect(await feeOf(booking, journey.admin)).toEqual(fee);
  expect(await feeOf(booking, await signUp(api, { role: 'desk' }))).toBeUndefined();
});

test('what the provider alone knows has a row: all rows with one payout come to what the bank got, and a failed one has no day', async () => {
  const early = await journey.bookConfirmed();
  await journey.refund(early, { amount: 100, reason: 'A late boat' });
  await toDay(addDays(day, 1));
  await read();
  const paidOut = (await rowsOfTest()).find(({ Kind }) => Kind === 'Payment');
  const booking = await journey.bookConfirmed();
  await journey.bookConfirmed();
  const payment = await paymentOf(booking);
  await askProvider('POST', '/_sandbox/dispute', { payment_intent: payment });
  await askProvider('POST', '/_sandbox/fail_payout', { payout: paidOut?.Payout });
  await toDay(addDays(day, 2));
  await read();
  const rows = await rowsOfTest();
  const paidOutOn = addDays(day, 3);
  expect(sidesOf(rows).toSorted()).toEqual([
    'Payment 116.30 3883.68 INR po_',
    `Payment 116.30 3883.68 INR po_ ${paidOutOn}`,
    `Payment 116.30 3883.68 INR po_ ${paidOutOn}`,
    `Provider: dispute 15.00 -4014.98 INR po_ ${paidOutOn}`,
    `Provider: payout reversal 0.00 3783.68 INR po_ ${paidOutOn}`,
    'Refund 0.00 -100.00 INR po_',
  ]);
  expect(rows.find(({ Kind }) => Kind === 'Provider: dispute')).toMatchObject({
    Booking: csvFieldOf(bookingNumberOf(booking._id)),
    Payment: payment,
    Gross: '',
  });
  const all = await rowsFrom(FIRST_DAY);
  for (const { id, amount } of (await payoutsOf()).data) {
    const paid = all.filter(({ Payout }) => Payout === id).reduce((sum, { Credited }) => sum + Number(Credited), 0);
    expect(Math.round(paid * 100)).toBe(amount);
  }
});

test('a refund that a bank sent back is no movement, and stands in two rows of the provider', async () => {
  const booking = await journey.bookConfirmed({ totalPersons: 1 });
  await journey.refund(booking, { amount: 50, reason: 'A late boat' });
  const refundId = (await stored(booking)).attempts[0]?.refunds[0]?.refundId;
  await askProvider('POST', '/_sandbox/fail_refund', { refund: refundId });
  await catchUpOnEvents(api.dependencies);
  await processWaitingEvents(api.dependencies);
  await readLater();
  expect(sidesOf((await rowsOfTest()).filter(({ Refund }) => Refund === refundId)).toSorted()).toEqual([
    'Provider: refund 0.00 -50.00 INR',
    'Provider: refund failure 0.00 50.00 INR',
  ]);
});

test('the month sums up its fees, by the currency of the account', async () => {
  await journey.bookConfirmed();
  await readLater();
  const inDollars = { amount: 0, fee: 1250, currency: 'usd', category: 'fee', paymentId: null, refundId: null };
  const at = api.clock.now();
  await balanceRepository(api.dependencies.database).keep([{ ...inDollars, id: 'txn_fee', createdAt: at }]);
  const sums = api.request.get('/api/invoice/sums').query({ month: MONTH }).set(journey.admin.bearer);
  const { body }: { body: InvoiceSums } = await sums.expect(200);
  const rows = await rowsFrom(FIRST_DAY);
  expect(sidesOf(rows)).toContain('Provider: fee 12.50 -12.50 USD');
  const inRupees = rows.filter(({ 'Account currency': currency }) => currency === 'INR');
  const fees = inRupees.reduce((sum, { Fee = '0' }) => sum + Math.round(Number(Fee) * 100), 0);
  expect(body.month.fees).toEqual([
    { currency: 'INR', amount: fees / 100 },
    { currency: 'USD', amount: 12.5 },
  ]);
  expect(body.yearBefore.fees).toEqual([]);
});

test('while the provider is away, or the process stops, nothing is lost: the next run goes on where the last one was', async () => {
  const balance = balanceRepository(api.dependencies.database);
  await journey.bookConfirmed();
  await readLater();
  api.clock.moveBy(HOUR_MS);
  const mark = await balance.readUpTo();
  const booking = await journey.bookConfirmed({ totalPersons: 1 });
  const payment = await paymentOf(booking);
  const found = async () => (await balance.listOf([payment])).length;
  api.provider.setFaults({ server_error: { times: 3, only: '/v1/balance_transactions' } });
  await expect(read()).rejects.toThrow(ProviderFailure);
  expect([await balance.readUpTo(), await found()]).toEqual([mark, 0]);
  api.provider.setFaults({});
  await read(() => true);
  expect(await balance.readUpTo()).toEqual(mark);
  await Promise.all([read(), read()]);
  expect([await balance.readUpTo(), await found()]).toEqual([api.clock.now(), 1]);
});
