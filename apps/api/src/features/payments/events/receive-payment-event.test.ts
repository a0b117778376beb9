import type { Payment, TrailChange, TrailEntry } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { jobMarksOf } from '../../../database/job-marks.ts';
import { eventually, type MoneyJourney, startMoneyJourney } from '../../../testing/money-journey.ts';
import { sessionEvent } from '../../../testing/signed-events.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { catchUpOnEvents, processWaitingEvents } from './catch-up-on-events.ts';
import type { PaymentEventRecord } from './payment-event.model.ts';
import { processPaymentEvent } from './process-payment-event.ts';
import { PROCESSING_TIMEOUT } from './receive-payment-event.ts';

const SECRETS = ['whsec_wayfarer_test', 'whsec_the_new_one'] as const;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const api = await testApi({ STRIPE_WEBHOOK_SECRET: SECRETS.join(', ') });
const journey = await startMoneyJourney(api);
beforeEach(async () => {
  // The provider's own deliveries are off: each test delivers what it is about.
  api.provider.setFaults({ lose_event: {} });
  // Its list was not read up to a time that is later than the clock is now.
  await jobMarksOf(api.dependencies.database).deleteOne({ _id: 'catch up on events' });
});

const events = () => api.dependencies.database.collection<PaymentEventRecord>('paymentevents');
const outcomeOf = async (id: string) => (await events().findOne({ _id: id }))?.outcome ?? null;
const isConfirmed = async (booking: Parameters<MoneyJourney['read']>[0]) =>
  (await journey.read(booking)).bookingStatus === 'confirmed';

test.each(SECRETS)('an event signed with %s is taken, because two secrets are valid while they rotate', async (secret) => {
  const { booking, sessionId } = await journey.bookAndPay();
  const { body } = await journey.deliver(sessionEvent(sessionId), { secret }).expect(200);
  expect(body).toEqual({ received: true });
  await eventually(() => isConfirmed(booking));
});

test('a call without a signature, or without anything, is refused, and nothing is written', async () => {
  const { booking, sessionId } = await journey.bookAndPay();
  const before = await events().countDocuments();
  const answers = await Promise.all([
    api.request.post('/api/payment/webhook').send(sessionEvent(sessionId)),
    api.request.post('/api/payment/webhook'),
  ]);
  for (const { status, body } of answers) expect([status, body.code]).toEqual([400, 'BAD_SIGNATURE']);
  expect(await events().countDocuments()).toBe(before);
  expect(await isConfirmed(booking)).toBe(false);
});

test('an event’s word is not taken: one that claims a payment that never was confirms nothing', async () => {
  const booking = await journey.book();
  const sessionId = await journey.openSession(booking);
  const event = sessionEvent(sessionId);
  const claims = { ...event.data.object, payment_status: 'paid', status: 'complete', amount_total: 399998 };
  await journey.deliver({ ...event, data: { object: claims } }, { secret: SECRETS[0] }).expect(200);
  await eventually(async () => (await outcomeOf(event.id)) === 'settled');
  expect(await isConfirmed(booking)).toBe(false);
});

test('a repeated and a late event change nothing more', async () => {
  const { booking, sessionId } = await journey.bookAndPay();
  const event = sessionEvent(sessionId);
  await Promise.all(Array.from({ length: 10 }, () => journey.deliver(event, { secret: SECRETS[0] }).expect(200)));
  await eventually(() => isConfirmed(booking));
  const { version } = await journey.stored(booking);
  await journey.deliver(event, { secret: SECRETS[0] }).expect(200);
  const late = sessionEvent(sessionId, 'checkout.session.expired');
  await journey.deliver(late, { secret: SECRETS[0] }).expect(200);
  await eventually(async () => (await outcomeOf(late.id)) === 'settled');
  expect((await journey.stored(booking)).version).toBe(version);
  expect(await events().countDocuments({ _id: event.id })).toBe(1);
});

test('an event that came but was not processed is no repeat: the next delivery, or a worker, processes it', async () => {
  const [first, second] = [await journey.bookAndPay(), await journey.bookAndPay()];
  const [one, other] = [sessionEvent(first.sessionId), sessionEvent(second.sessionId)];
  api.provider.setFaults({ lose_event: {}, server_error: {} });
  await journey.deliver(one, { secret: SECRETS[0] }).expect(200);
  await journey.deliver(other, { secret: SECRETS[0] }).expect(200);
  expect([await outcomeOf(one.id), await outcomeOf(other.id)]).toEqual([null, null]);
  // Until then no worker takes it from whoever has just received it.
  const { receivedAt, dueAt } = (await events().findOne({ _id: other.id })) ?? {};
  expect((dueAt?.getTime() ?? 0) - (receivedAt?.getTime() ?? 0)).toBe(PROCESSING_TIMEOUT);
  api.provider.setFaults({ lose_event: {} });
  await journey.deliver(one, { secret: SECRETS[0] }).expect(200);
  await eventually(() => isConfirmed(first.booking));
  api.clock.moveBy(MINUTE);
  await processWaitingEvents(api.dependencies);
  expect(await isConfirmed(second.booking)).toBe(true);
});

test('events of unknown bookings and of other products are answered 200 and counted', async () => {
  const unknown = sessionEvent('cs_test_ofanotherproduct');
  const other = {
    id: 'evt_other',
    object: 'event',
    type: 'customer.created',
    data: { object: { id: 'cus_1', object: 'customer' } },
  };
  const refund = { object: 'refund', payment_intent: 'pi_ofanotherproduct' };
  const payment = { id: 'evt_payment', object: 'event', type: 'refund.updated', data: { object: refund } };
  const metadata = { attemptId: 'ofanotherproduct' };
  const declined = { id: 'evt_declined', object: 'event', type: 'payment_intent.payment_failed', data: { object: { metadata } } };
  for (const event of [unknown, other, payment, declined]) await journey.deliver(event, { secret: SECRETS[0] }).expect(200);
  await eventually(async () => (await outcomeOf(unknown.id)) === 'unknown' && (await outcomeOf(other.id)) === 'ignored');
  for (const { id } of [payment, declined]) await eventually(async () => (await outcomeOf(id)) === 'unknown');
});

test('of the cards that were declined on one page twenty are kept, each once, as of when the provider says', async () => {
  const booking = await journey.book();
  await journey.openSession(booking);
  const [attempt] = (await journey.stored(booking)).attempts;
  const tell = (index: number, attemptId = attempt?.attemptId ?? '') =>
    processPaymentEvent(api.dependencies, {
      _id: `evt_declined_${index}`,
      type: 'payment_intent.payment_failed',
      createdAt: new Date(1_800_000_000_000 + index),
      receivedAt: api.clock.now(),
      sessionId: null,
      paymentId: 'pi_declined',
      decline: { attemptId, reason: 'insufficient_funds' },
      processedAt: null,
      outcome: null,
      dueAt: null,
    });
  for (const index of [0, 1, 0, ...Array.from({ length: 20 }, (_, number) => number + 2)]) await tell(index);
  await tell(30, 'of another product');
  const { declines } = (await journey.stored(booking)).attempts[0] ?? {};
  const reason = 'insufficient_funds';
  expect(declines).toEqual(
    Array.from({ length: 20 }, (_, index) => ({
      eventId: `evt_declined_${index}`,
      at: new Date(1_800_000_000_000 + index),
      reason,
    })),
  );
});

test('a dispute changes nothing of the booking, and waits for a person until the bank has decided, even when its event was lost', async () => {
  const { booking, sessionId } = await journey.bookAndPay();
  await journey.checkStatus(sessionId).expect(200);
  const { attempts } = await journey.stored(booking);
  await journey.askProvider('POST', '/_sandbox/dispute', { payment_intent: attempts[0]?.paymentId });
  await catchUpOnEvents(api.dependencies);
  await processWaitingEvents(api.dependencies);
  const disputed = await events()
    .find({ outcome: 'disputed', paymentId: attempts[0]?.paymentId ?? '' })
    .toArray();
  expect(disputed).toMatchObject([{ type: 'charge.dispute.created' }]);
  expect(await isConfirmed(booking)).toBe(true);
  const waiting = async () =>
    (await api.request.get('/api/payment?status=waiting').set(journey.admin.bearer).expect(200)).body.filter(
      (payment: Payment) => payment.booking === booking._id,
    );
  expect(await waiting()).toMatchObject([{ status: 'paid', attention: { canGiveBack: false } }]);
  const about = { object: 'dispute', payment_intent: attempts[0]?.paymentId };
  const closed = { id: 'evt_dispute_closed', object: 'event', type: 'charge.dispute.closed', data: { object: about } };
  await journey.deliver(closed, { secret: SECRETS[0] }).expect(200);
  await eventually(async () => (await waiting()).length === 0);
  expect((await journey.stored(booking)).attempts).toEqual([
    { ...attempts[0], disputedAt: null, disputeClosedAt: expect.any(Date) },
  ]);
  const { body } = await api.request.get(`/api/booking/trail/${booking._id}`).set(journey.admin.bearer).expect(200);
  const told = body.flatMap(({ changes }: TrailEntry) => changes).filter(({ what }: TrailChange) => what === 'dispute');
  expect(told).toMatchObject([{ to: 'open' }, { to: 'closed' }]);
});

test('a dispute that is told after its decision does not wait for a person; a later one does, at its own payment', async () => {
  const booking = await journey.book();
  const expired = await journey.openSession(booking);
  await journey.askProvider('POST', `/v1/checkout/sessions/${expired}/expire`, '');
  await journey.confirm(booking);
  const [, paid] = (await journey.stored(booking)).attempts;
  const tell = async (type: string, created: number): Promise<void> => {
    const id = `evt_${type}_${created}`;
    const about = { object: 'dispute', payment_intent: paid?.paymentId };
    await journey.deliver({ id, object: 'event', type, created, data: { object: about } }, { secret: SECRETS[0] }).expect(200);
    await eventually(async () => (await outcomeOf(id)) === 'disputed');
  };
  const waiting = async () => (await journey.stored(booking)).attempts.map(({ disputedAt }) => disputedAt !== null);
  await tell('charge.dispute.closed', 1_800_000_100);
  await tell('charge.dispute.created', 1_800_000_000);
  await tell('charge.dispute.created', 1_800_000_100);
  expect(await waiting()).toEqual([false, false]);
  await tell('charge.dispute.created', 1_800_000_200);
  expect(await waiting()).toEqual([false, true]);
});

test('an outage of two days loses no event, for the provider’s own list is read from where it was left', async () => {
  const booking = await journey.bookConfirmed();
  const [attempt] = (await journey.stored(booking)).attempts;
  await catchUpOnEvents(api.dependencies);
  await processWaitingEvents(api.dependencies);
  await journey.askProvider('POST', '/v1/refunds', `payment_intent=${attempt?.paymentId}`);
  api.clock.moveBy(2 * DAY);
  await catchUpOnEvents(api.dependencies);
  await processWaitingEvents(api.dependencies);
  expect(await journey.stored(booking)).toMatchObject({ bookingStatus: 'cancelled', attempts: [{ status: 'refunded' }] });
});
