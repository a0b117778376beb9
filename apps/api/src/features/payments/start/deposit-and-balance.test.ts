import { addDays, type Booking } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { todayOf } from '../../../testing/catalogue.ts';
import { startDeposits } from '../../../testing/deposits.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { dayText } from '../../../time/day-text.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const deposits = await startDeposits(api, journey);
const { book, pay, paid, take, later } = deposits;

const page = (sessionId: string) => journey.askProvider('GET', `/v1/checkout/sessions/${sessionId}`);
const refunds = async (booking: Booking) => (await journey.read(booking)).refunds.map(({ amount }) => amount);

test('a deposit confirms a booking, which says what was paid, what is owed and until when', async () => {
  const booking = await book();
  expect(booking).toMatchObject({
    totalAmount: 100_000,
    plan: { deposit: 30_000, balance: 70_000, dueOn: deposits.dueOn, state: 'open', isRefundable: true },
    owed: 100_000,
    amountPaid: 0,
  });
  const sessionId = await paid(booking);
  expect(await page(sessionId)).toMatchObject({ amount_total: 3_000_000 });
  expect(await journey.read(booking)).toMatchObject({
    bookingStatus: 'confirmed',
    amountPaid: 30_000,
    owed: 70_000,
    canPay: true,
    plan: { state: 'open' },
  });
});

test('the provider’s page says in one line that it is a deposit, and what is due until when', async () => {
  const booking = await book();
  const { body } = await pay(booking).expect(201);
  const shown = await (await fetch(body.url)).text();
  const due = `balance ₹70,000.00 due ${dayText(deposits.dueOn)}`;
  for (const words of [`Deposit for ${booking.package.title}`, due, '₹30,000.00']) expect(shown).toContain(words);
});

test('everything may be paid at once instead, and then nothing is owed', async () => {
  const booking = await book();
  await paid(booking, 100_000);
  expect(await journey.read(booking)).toMatchObject({ amountPaid: 100_000, owed: 0, canPay: false, plan: { state: 'none' } });
  await pay(booking).expect(409);
});

test('the rest is paid in any parts, by card and in cash, and the debt ends with the last', async () => {
  const booking = await book();
  await take(booking, 30_000).expect(201);
  await paid(booking, 20_000.5);
  expect(await journey.read(booking)).toMatchObject({ amountPaid: 50_000.5, owed: 49_999.5 });
  await take(booking, 40_000, 'two').expect(201);
  expect(await journey.read(booking)).toMatchObject({ owed: 9_999.5, canPay: true });
  await paid(booking);
  expect(await journey.read(booking)).toMatchObject({ amountPaid: 100_000, owed: 0, canPay: false, plan: { state: 'none' } });
  const { body } = await take(booking, 1, 'three').expect(409);
  expect(body.message).toBe('This booking is confirmed already.');
});

test('a rest below a rupee is none', async () => {
  const booking = await book();
  await paid(booking, 99_999.01);
  expect(await journey.read(booking)).toMatchObject({ amountPaid: 99_999.01, owed: 0, canPay: false });
});

test.each<[string, number, string]>([
  ['less than the deposit', 29_999.99, 'At least ₹30,000.00 confirms this booking.'],
  ['more than the price', 100_000.01, 'Only ₹1,00,000.00 of this booking is still owed.'],
])('a booking that waits is not paid by %s, and nothing is begun', async (_, amount, sentence) => {
  const booking = await book();
  const { body } = await pay(booking, { amount }).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION', details: { amount: sentence } });
  expect((await take(booking, amount).expect(400)).body.details).toEqual({ amount: sentence });
  expect((await journey.stored(booking)).attempts).toEqual([]);
});

test.each<[string, number, string]>([
  ['nothing', 0, 'The amount must be above 0.'],
  ['less than a rupee', 0.99, 'At least ₹1.00 can be paid at once.'],
  ['more than is owed', 70_000.01, 'Only ₹70,000.00 of this booking is still owed.'],
  ['half a paisa', 100.005, 'The amount has at most 2 decimals.'],
])('of what is owed no part of %s is paid', async (_, amount, sentence) => {
  const booking = await book();
  await paid(booking);
  expect((await pay(booking, { amount }).expect(400)).body.details).toEqual({ amount: sentence });
  expect((await journey.stored(booking)).attempts).toHaveLength(1);
});

test('two tabs that pay the rest get one page, and it is paid once', async () => {
  const booking = await book();
  await paid(booking);
  const [{ body: one }, { body: other }] = await Promise.all([pay(booking), pay(booking)]);
  expect(other.sessionId).toBe(one.sessionId);
  await journey.payCard(one.sessionId);
  await journey.checkStatus(one.sessionId).expect(200);
  expect(await journey.read(booking)).toMatchObject({ amountPaid: 100_000, owed: 0 });
  expect(await refunds(booking)).toEqual([]);
});

test('who chooses another sum gets a page for just that, and the one before can no longer be paid', async () => {
  const booking = await book();
  const { body: first } = await pay(booking).expect(201);
  const { body: second } = await pay(booking, { amount: 100_000 }).expect(201);
  expect(second.sessionId).not.toBe(first.sessionId);
  expect(await page(first.sessionId)).toMatchObject({ status: 'expired' });
  expect(await page(second.sessionId)).toMatchObject({ status: 'open', amount_total: 10_000_000 });
});

test('who looked before something was paid is refused, and told to look again', async () => {
  const booking = await book();
  await paid(booking);
  const { body } = await pay(booking, { amount: 30_000, paidBefore: 0 }).expect(409);
  expect(body).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('look at what is still owed') });
  await pay(booking, { amount: 30_000, paidBefore: 30_000 }).expect(201);
});

test('from the due day of the rest on everything is paid at once', async () => {
  expect((await book(60)).plan).toBeUndefined();
  const booking = await book(61);
  expect(booking.plan).toMatchObject({ dueOn: addDays(todayOf(api), 1) });
  await later(1);
  const sentence = 'This booking costs ₹1,00,000.00, and is paid in full.';
  expect((await pay(booking, { amount: 30_000 }).expect(400)).body.details).toEqual({ amount: sentence });
  await take(booking, 100_000).expect(201);
  const paidAtOnce = await journey.read(booking);
  expect([paidAtOnce.amountPaid, paidAtOnce.canPay, paidAtOnce.plan]).toEqual([100_000, false, undefined]);
});

test('a rest is due on its day, overdue after it, and can still be paid', async () => {
  const booking = await book(61);
  await paid(booking);
  await later(1);
  expect((await journey.read(booking)).plan).toMatchObject({ state: 'due' });
  await later(1);
  expect(await journey.read(booking)).toMatchObject({ plan: { state: 'overdue' }, canPay: true });
  await take(booking, 70_000).expect(201);
  expect((await journey.read(booking)).plan).toMatchObject({ state: 'none' });
});

test('staff find what owes a rest by its day, and no more once it is paid', async () => {
  const found = async (state: string): Promise<string[]> =>
    (await api.request.get(`/api/booking?unpaid=${state}`).set(admin.bearer).expect(200)).body.map(({ _id }: Booking) => _id);
  const booking = await book(61);
  expect(await found('owes')).not.toContain(booking._id);
  await paid(booking);
  expect(await found('owes')).toContain(booking._id);
  expect(await found('due-this-week')).toContain(booking._id);
  expect(await found('overdue')).not.toContain(booking._id);
  await later(2);
  expect(await found('overdue')).toContain(booking._id);
  expect(await found('due-this-week')).not.toContain(booking._id);
  const { restsOverdue } = (await api.request.get('/api/dashboard').set(admin.bearer).expect(200)).body.waiting;
  expect(restsOverdue).toBeGreaterThan(0);
  await take(booking, 70_000).expect(201);
  expect(await found('owes')).not.toContain(booking._id);
});

test('cancelling gives back what is with us less the fee of the policy, the latest payment first', async () => {
  const booking = await book();
  await paid(booking);
  await paid(booking);
  const { refundOnCancel } = await journey.read(booking);
  expect(refundOnCancel).toBe(100_000);
  await journey.cancel(booking).expect(200);
  expect((await refunds(booking)).toSorted((one, other) => one - other)).toEqual([30_000, 70_000]);
});

test('a kept deposit stays with the agency when the traveller cancels, and goes back when the agency does', async () => {
  const kept = await startDeposits(api, journey, { isRefundable: false });
  const [own, agencys] = [await kept.book(), await kept.book()];
  for (const booking of [own, agencys]) await kept.paid(booking);
  expect((await journey.read(own)).refundOnCancel).toBe(0);
  await journey.cancel(own).expect(200);
  await journey.cancel(agencys, admin).expect(200);
  expect([await refunds(own), await refunds(agencys)]).toEqual([[], [30_000]]);
});

test('a rest that is refunded is owed again; without its deposit a booking is cancelled, and all goes back', async () => {
  const booking = await book();
  await paid(booking);
  await paid(booking, 10_000);
  const refund = async (place: 'deposit' | 'balance', amount: number) => {
    const attempt = (await journey.stored(booking)).attempts.find(({ entry }) => entry === place);
    const call = api.request.post(`/api/payment/refund/${attempt?.attemptId}`).set(admin.bearer);
    await call.set('Idempotency-Key', place).send({ amount, reason: 'By mistake.' }).expect(200);
  };
  await refund('balance', 10_000);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', owed: 70_000 });
  await refund('deposit', 30_000);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', owed: 0 });
  expect(await refunds(booking)).toEqual([30_000, 10_000]);
});

test('a quote says what is paid now, and the rest until when', async () => {
  const { body } = await api.request
    .post(`/api/package/${deposits.tourPackage._id}/quote`)
    .send({ totalPersons: 2, travelDate: deposits.travelDate })
    .expect(200);
  expect(body.split).toEqual({ now: 30_000, balance: 70_000, dueOn: deposits.dueOn });
});
