import type { Booking, Payment } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { atStep } from '../../../testing/at-step.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { limitedTo, seatsOf } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from '../../documents/index.ts';
import { checkMoney } from '../../money-check/index.ts';
import { reconcile } from '../settle/reconcile.ts';
import { takeByHand } from './take-by-hand.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const TOTAL = 3999.98;

const take = ({ _id }: Pick<Booking, '_id'>, fields: object = {}, key = 'one') =>
  api.request
    .post(`/api/payment/by-hand/${_id}`)
    .set(admin.bearer)
    .set('Idempotency-Key', key)
    .send({ way: 'cash', amount: TOTAL, receivedOn: todayOf(api), reference: 'Receipt 12', ...fields });
const giveBack = (payment: Payment, how?: object) =>
  api.request.post(`/api/payment/given-back/${payment._id}`).set(admin.bearer).send({ refund: payment.refunds[0]?.id, how });
const paymentOf = async ({ _id }: Pick<Booking, '_id'>): Promise<Payment> =>
  only<Payment>((await api.request.get(`/api/payment?booking=${_id}`).set(admin.bearer).expect(200)).body);
const waiting = async () => (await api.request.get('/api/payment?status=waiting').set(admin.bearer).expect(200)).body;
/** Once the documents of all tests are issued: how long they have waited says how fast the machine is. */
const findings = async () => {
  await issueInvoices(api.dependencies);
  const found: string[] = [];
  await checkMoney(api.dependencies, { days: 7, report: ({ what }) => void found.push(what) });
  return found;
};

test.each(['cash', 'transfer'])('the money check finds nothing wrong with %s that was taken a while ago', async (way) => {
  const booking = await journey.book();
  await take(booking, { way }).expect(201);
  await issueInvoices(api.dependencies);
  api.clock.moveBy(60 * 60_000);
  expect(await findings()).toEqual([]);
});

test('cash in full confirms a booking once, however often it is sent, closes its open page, and is a payment like others', async () => {
  const booking = await journey.book();
  const sessionId = await journey.openSession(booking);
  const [{ body }, again] = await Promise.all([take(booking).expect(201), take(booking).expect(201)]);
  expect(again.body.payment._id).toBe(body.payment._id);
  expect(body.payment).toMatchObject({
    status: 'paid',
    amount: TOTAL,
    paymentMethod: 'cash',
    transactionId: 'Receipt 12',
    byHand: { receivedOn: todayOf(api), takenBy: admin.username },
  });
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', canPay: false });
  expect(await journey.askProvider('GET', `/v1/checkout/sessions/${sessionId}`)).toMatchObject({ status: 'expired' });
  const { body: refused } = await take(booking, {}, 'two').expect(409);
  expect(refused).toMatchObject({ code: 'NOT_PAYABLE', message: 'This booking is confirmed already.' });
  const { text } = await api.request
    .get(`/api/invoice/movements?month=${todayOf(api).slice(0, 7)}`)
    .set(admin.bearer)
    .expect(200);
  expect(text).toMatch(
    new RegExp(
      `${todayOf(api)},Payment,${booking._id.slice(-8).toUpperCase()},.*,3999.98,cash,,,,,,,,,${todayOf(api)},Receipt 12,${admin.username},${traveller.username},`,
    ),
  );
  expect(await findings()).toEqual([]);
});

test('what is due back of cash waits for a person, the provider is never asked, and giving it back is counted once', async () => {
  const booking = await journey.book();
  await take(booking, { way: 'transfer' }).expect(201);
  await journey.cancel(booking).expect(200);
  await reconcile(api.dependencies);
  const due = await paymentOf(booking);
  expect(due).toMatchObject({ status: 'refund_pending', amountRefunded: 0, paymentMethod: 'bank transfer', commands: [] });
  expect(due.attention?.reason).toContain('of this bank transfer payment is due back.');
  expect(await waiting()).toMatchObject([{ _id: due._id }]);
  expect(await findings()).toEqual([]);
  const how = { way: 'transfer', givenOn: todayOf(api), reference: 'UTR 4711' };
  expect((await giveBack(due, { ...how, givenOn: '2199-01-01' }).expect(400)).body.details).toHaveProperty(['how.givenOn']);
  await giveBack(due, how).expect(200);
  const { body } = await giveBack(due).expect(200);
  expect(body.payment).toMatchObject({ status: 'refunded', attention: null });
  expect(body.payment.refunds).toMatchObject([{ givenBack: { ...how, by: admin.username } }]);
  expect(body.payment.amountRefunded).toBe(due.refunds[0]?.amount);
  expect(await waiting()).toEqual([]);
  expect(await findings()).toEqual([]);
});

test('another amount than the total, a day to come and an unknown way are refused at their fields, and nothing is written', async () => {
  const booking = await journey.book();
  const fieldOf = async (fields: object) => Object.keys((await take(booking, fields).expect(400)).body.details);
  expect(await fieldOf({ amount: TOTAL - 1 })).toEqual(['amount']);
  expect(await fieldOf({ receivedOn: '2199-01-01' })).toEqual(['receivedOn']);
  expect(await fieldOf({ way: 'cheque' })).toEqual(['way']);
  await api.request.post(`/api/payment/by-hand/${booking._id}`).set(traveller.bearer).send({}).expect(403);
  expect((await journey.stored(booking)).attempts).toEqual([]);
});

test('cash that was taken is recorded and its seats are kept for good even where the process dies in between', async () => {
  const of = await limitedTo(api, journey, 2);
  const booking = await journey.book({ of });
  const dying = atStep(api, 'attempt-stored', async () => {
    throw new Error('Killed.');
  });
  const caller = { userId: admin.userId, username: admin.username, role: 'admin', sessionId: 'none' } as const;
  const cash = { way: 'cash', amount: TOTAL, receivedOn: todayOf(api), requestKey: 'dying' } as const;
  await expect(takeByHand(dying, caller, booking._id, cash)).rejects.toThrow('Killed.');
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'pending', canPay: false });
  await reconcile(api.dependencies);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed' });
  api.clock.moveBy(40 * 60_000);
  expect((await seatsOf(api, of)).days).toMatchObject([{ paid: 2, held: 0, left: 0 }]);
  expect((await journey.stored(booking)).dueAt).toBeNull();
});
