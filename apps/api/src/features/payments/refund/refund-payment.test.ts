import { randomUUID } from 'node:crypto';
import type { Booking, Payment } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { atStep } from '../../../testing/at-step.ts';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { catchUpOnEvents, processWaitingEvents } from '../events/catch-up-on-events.ts';
import { reconcile } from '../settle/reconcile.ts';
import { refundPayment } from './refund-payment.ts';

const MINUTE = 60_000;
const PAID = 3999.98;

const api = await testApi();
const journey = await startMoneyJourney(api);
beforeEach(() => api.provider.setFaults({}));

const paidBooking = async (): Promise<{ booking: Booking; paymentId: string }> => {
  const booking = await journey.bookConfirmed();
  const [attempt] = (await journey.stored(booking)).attempts;
  return { booking, paymentId: attempt?.attemptId ?? '' };
};
const sendRefund = (
  paymentId: string,
  amount: number,
  { key = randomUUID() as string, by = journey.admin, reason = 'The guide was ill.' } = {},
) => api.request.post(`/api/payment/refund/${paymentId}`).set(by.bearer).set('Idempotency-Key', key).send({ amount, reason });
const refundedOf = async (booking: Booking): Promise<number[]> => {
  const [attempt] = (await journey.stored(booking)).attempts;
  return (await journey.refundsOf(attempt?.paymentId)).toSorted((one, other) => one - other);
};

test('an admin refunds a part with a reason: the booking stays confirmed, and the traveller sees the amount, not the reason', async () => {
  const { booking, paymentId } = await paidBooking();
  const { body } = await sendRefund(paymentId, 1000.5).expect(200);
  const payment: Payment = body.payment;
  expect(payment).toMatchObject({ status: 'paid', amountRefunded: 1000.5, amountLeft: 2999.48 });
  const refund = { amount: 1000.5, state: 'done', origin: 'admin', reason: 'The guide was ill.', by: journey.admin.username };
  expect(payment.refunds).toMatchObject([refund]);
  const seen = await journey.read(booking);
  expect(seen).toMatchObject({
    bookingStatus: 'confirmed',
    refundStatus: 'partial',
    amountRefunded: 1000.5,
    refundOnCancel: 2999.48,
  });
  expect(seen.refunds).toEqual([{ amount: 1000.5, state: 'done', requestedAt: expect.any(String), doneAt: expect.any(String) }]);
  const [{ sessionId } = { sessionId: '' }] = (await journey.stored(booking)).attempts;
  const told = (await journey.checkStatus(sessionId ?? '').expect(200)).body.updatedPayment;
  expect(told.refunds).toMatchObject([{ amount: 1000.5, reason: null, by: null }]);
  expect(JSON.stringify(told)).not.toContain('guide');
  await journey.cancel(booking).expect(200);
  expect(await refundedOf(booking)).toEqual([100050, 299948]);
});

test('the part that makes the payment whole refunded cancels the booking, as the whole does', async () => {
  const [inParts, atOnce] = [await paidBooking(), await paidBooking()];
  await sendRefund(inParts.paymentId, 0.01).expect(200);
  await sendRefund(inParts.paymentId, PAID - 0.01).expect(200);
  const { body } = await sendRefund(atOnce.paymentId, PAID).expect(200);
  expect(body.payment).toMatchObject({ status: 'refunded', amountLeft: 0 });
  for (const { booking } of [inParts, atOnce])
    expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: PAID, canPay: false });
  const waiting = await paidBooking();
  api.provider.setFaults({ server_error: { only: '/v1/refunds' } });
  const unanswered = await sendRefund(waiting.paymentId, PAID).expect(200);
  expect(unanswered.body.payment).toMatchObject({ status: 'refund_pending', amountRefunded: 0, amountLeft: 0 });
  expect(await journey.read(waiting.booking)).toMatchObject({ bookingStatus: 'cancelled', refundStatus: 'pending' });
});

test('twenty calls at once under one key give once; the key with another amount or reason is refused', async () => {
  const { booking, paymentId } = await paidBooking();
  const calls = await Promise.all(Array.from({ length: 20 }, () => sendRefund(paymentId, 500, { key: 'one-dialog' })));
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200));
  expect(await refundedOf(booking)).toEqual([50000]);
  expect((await sendRefund(paymentId, 600, { key: 'one-dialog' }).expect(409)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  const reworded = await sendRefund(paymentId, 500, { key: 'one-dialog', reason: 'Another one.' }).expect(409);
  expect(reworded.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  const other = await paidBooking();
  await sendRefund(other.paymentId, 500, { key: 'one-dialog' }).expect(200);
});

test('twenty calls at once under keys of their own never give more than was paid', async () => {
  const { booking, paymentId } = await paidBooking();
  const calls = await Promise.all(Array.from({ length: 20 }, () => sendRefund(paymentId, 450)));
  const refused = calls.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(20 - 8);
  for (const { body } of refused) expect(body.code).toBe('NOT_REFUNDABLE');
  api.clock.moveBy(MINUTE);
  await reconcile(api.dependencies);
  expect(await refundedOf(booking)).toEqual(Array.from({ length: 8 }, () => 45000));
  expect((await sendRefund(paymentId, 399.99)).body).toMatchObject({ code: 'NOT_REFUNDABLE', details: { amountLeft: 399.98 } });
});

test('an admin’s refunds against a cancel: in any order, everything is refunded once', async () => {
  for (const amount of [1000, PAID]) {
    const { booking, paymentId } = await paidBooking();
    await Promise.all([
      sendRefund(paymentId, amount),
      journey.cancel(booking),
      sendRefund(paymentId, amount),
      journey.cancel(booking),
    ]);
    api.clock.moveBy(MINUTE);
    await reconcile(api.dependencies);
    expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: PAID });
    expect((await refundedOf(booking)).reduce((sum, part) => sum + part, 0)).toBe(399998);
  }
});

test.each([
  ['the answer is lost after the effect', { drop_answer: { only: '/v1/refunds' } }],
  ['the provider repeats its failure under the key', { sticky_server_error: { times: 1, only: '/v1/refunds' } }],
])('two parts are given once each when %s', async (_, faults) => {
  const { booking, paymentId } = await paidBooking();
  api.provider.setFaults(faults);
  await sendRefund(paymentId, 500);
  await sendRefund(paymentId, 500);
  expect((await journey.read(booking)).refunds).toHaveLength(2);
  api.provider.setFaults({});
  api.clock.moveBy(MINUTE);
  await reconcile(api.dependencies);
  expect(await refundedOf(booking)).toEqual([50000, 50000]);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', amountRefunded: 1000 });
});

test('what somebody refunds in the provider’s dashboard meanwhile leaves so much less to give', async () => {
  const { booking, paymentId } = await paidBooking();
  api.provider.setFaults({ server_error: { only: '/v1/refunds' } });
  const { body } = await sendRefund(paymentId, 3000);
  expect(body.payment.commands).toMatchObject([{ kind: 'refund', tries: 1, lastFailure: expect.any(String) }]);
  api.provider.setFaults({});
  const [attempt] = (await journey.stored(booking)).attempts;
  expect((await journey.checkStatus(attempt?.sessionId ?? '').expect(200)).body.updatedPayment.commands).toEqual([]);
  await journey.askProvider('POST', '/v1/refunds', `payment_intent=${attempt?.paymentId}&amount=200000`);
  api.clock.moveBy(MINUTE);
  await reconcile(api.dependencies);
  expect(await refundedOf(booking)).toEqual([199998, 200000]);
  const seen = await journey.read(booking);
  expect(seen).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: PAID });
  expect(seen.refunds.map(({ amount, state }) => [amount, state])).toEqual([
    [1999.98, 'done'],
    [2000, 'done'],
  ]);
});

test('a refund that the bank sends back is told to both, counts as not given, and can be given again', async () => {
  const { booking, paymentId } = await paidBooking();
  await sendRefund(paymentId, 1000).expect(200);
  const [attempt] = (await journey.stored(booking)).attempts;
  await journey.askProvider('POST', '/_sandbox/fail_refund', { refund: attempt?.refunds[0]?.refundId });
  await eventually(async () => (await journey.read(booking)).refundStatus === 'failed');
  expect(await journey.read(booking)).toMatchObject({
    bookingStatus: 'confirmed',
    amountRefunded: 0,
    refunds: [{ state: 'failed' }],
  });
  const waiting = async () => (await api.request.get('/api/payment?status=waiting').set(journey.admin.bearer).expect(200)).body;
  expect(await waiting()).toMatchObject([{ booking: booking._id, attention: { reason: expect.stringContaining('₹1,000.00') } }]);
  // What to do about it is the admins' affair.
  expect((await journey.checkStatus(attempt?.sessionId ?? '').expect(200)).body.updatedPayment.attention).toBeNull();
  const { body } = await sendRefund(paymentId, 1000).expect(200);
  expect(body.payment).toMatchObject({
    amountRefunded: 1000,
    amountLeft: 2999.98,
    refunds: [{ state: 'failed' }, { state: 'done' }],
  });
  expect(await waiting()).toEqual([]);
});

test('a refund that failed is found in the provider’s own list of events when its event was lost', async () => {
  const { booking, paymentId } = await paidBooking();
  await sendRefund(paymentId, PAID).expect(200);
  const [refund] = (await journey.stored(booking)).attempts[0]?.refunds ?? [];
  api.provider.setFaults({ lose_event: {} });
  await journey.askProvider('POST', '/_sandbox/fail_refund', { refund: refund?.refundId });
  await catchUpOnEvents(api.dependencies);
  await processWaitingEvents(api.dependencies);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', refundStatus: 'failed', amountRefunded: 0 });
  await sendRefund(paymentId, PAID).expect(200);
  expect(await journey.read(booking)).toMatchObject({ amountRefunded: PAID });
});

test('only admins refund, a payment that there is, with a key, an amount and a reason', async () => {
  const { booking, paymentId } = await paidBooking();
  expect((await sendRefund(paymentId, 1, { by: journey.traveller }).expect(403)).body.code).toBe('FORBIDDEN');
  expect((await sendRefund(paymentId, 0).expect(400)).body.details).toHaveProperty('amount');
  expect((await sendRefund(paymentId, 1.001).expect(400)).body.details).toHaveProperty('amount');
  expect((await sendRefund(paymentId, 1, { reason: 'no' }).expect(400)).body.details).toHaveProperty('reason');
  const unkeyed = api.request
    .post(`/api/payment/refund/${paymentId}`)
    .set(journey.admin.bearer)
    .send({ amount: 1, reason: 'Without.' });
  expect((await unkeyed.expect(400)).body.details).toHaveProperty('idempotency-key');
  expect((await sendRefund('0'.repeat(24), 1).expect(404)).body.code).toBe('NOT_FOUND');
  expect(await refundedOf(booking)).toEqual([]);
});

test('a payment that is erased while it is refunded is told as one that is not there', async () => {
  const { booking, paymentId } = await paidBooking();
  const { _id } = await journey.stored(booking);
  const erasing = atStep(api, 'refund-stored', async () => {
    await api.dependencies.database.collection('bookings').deleteOne({ _id });
  });
  const { userId, username } = journey.admin;
  const order = { amount: 1, reason: 'The guide was ill.', requestKey: 'erased' };
  const asked = refundPayment(erasing, { userId, username, role: 'admin', sessionId: 'none' }, paymentId, order);
  await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
