import type { TrailEntry } from '@wayfarer/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { catchUpOnEvents, processWaitingEvents } from '../features/payments/events/catch-up-on-events.ts';
import { DECLINED_CARD, eventually, startMoneyJourney } from '../testing/money-journey.ts';
import { testApi } from '../testing/start-test-api.ts';
import { runWithAuditContext } from './audit-context.ts';

type Line = {
  event?: string;
  bookingId?: unknown;
  requestId?: string;
  route?: string;
  reason?: string;
  from?: string;
  to?: string;
};

const lines: Line[] = [];
const api = await testApi();
const journey = await startMoneyJourney(api);
beforeEach(() => {
  for (const level of ['info', 'error'] as const)
    vi.spyOn(api.dependencies.logger, level).mockImplementation(
      (line: unknown) => void lines.push(JSON.parse(JSON.stringify(line))),
    );
});

test('each call is one line with its route, its caller and the request id of its answer; probes are none', async () => {
  const { userId, bearer } = journey.traveller;
  const booking = await journey.book();
  const answer = await api.request.get(`/api/booking/bookingById/${booking._id}`).set(bearer).expect(200);
  const refused = await api.request.get('/api/booking/bookingById/nonsense').set(bearer).expect(400);
  await api.request.get('/api/health').expect(200);
  const [lineOf, otherOf] = [answer, refused].map(({ headers }) => headers['x-request-id']);
  await eventually(async () => lines.some(({ requestId }) => requestId === otherOf));
  expect(lines.filter(({ requestId, event }) => requestId === lineOf && event === undefined)).toEqual([
    {
      requestId: lineOf,
      method: 'GET',
      path: `/api/booking/bookingById/${booking._id}`,
      route: '/api/booking/bookingById/:id',
      status: 200,
      isComplete: true,
      ms: expect.any(Number),
      userId,
      bookingId: booking._id,
    },
  ]);
  expect(refused.body.requestId).toBe(otherOf);
  expect(JSON.stringify(lines)).not.toContain('/api/health');
});

test('what happens to a booking is one line each: made, paid, refunded, with the call that did it, whose line names the booking too', async () => {
  const booking = await journey.bookConfirmed();
  await journey.refund(booking, { amount: 1, reason: 'The guide was ill.' });
  const cancelled = await journey.cancel(booking).expect(200);
  const about = () => lines.filter(({ bookingId }) => bookingId === booking._id);
  await eventually(async () => about().some(({ route }) => route === '/api/booking/cancel/:id'));
  const told = about();
  expect(told.map(({ route }) => route)).toContain('/api/payment/refund/:id');
  expect(told.map(({ event, from, to }) => [event, from, to])).toEqual(
    expect.arrayContaining([
      ['booking.booked', null, 'pending'],
      ['payment.paid', 'pending', 'paid'],
      ['booking.confirmed', 'pending', 'confirmed'],
      ['refund.done', 'pending', 'done'],
    ]),
  );
  expect(told.find(({ to }) => to === 'cancelled')?.requestId).toBe(cancelled.headers['x-request-id']);
});

test('a declined card is a line with the provider’s reason, a line of the booking’s trail, and found by the booking beside the calls about it', async () => {
  api.provider.setFaults({ lose_event: {} });
  const booking = await journey.book();
  const sessionId = await journey.openSession(booking);
  await journey.payCard(sessionId, DECLINED_CARD);
  await journey.payCard(sessionId, '4000000000009995');
  // The events were lost in transit; the provider's list makes up for that, and reading it again adds
  // nothing.
  for (let time = 0; time < 2; time += 1) {
    await catchUpOnEvents(api.dependencies);
    await runWithAuditContext({ logger: api.dependencies.logger }, () => processWaitingEvents(api.dependencies));
  }
  const { body } = await api.request.get(`/api/booking/trail/${booking._id}`).set(journey.admin.bearer).expect(200);
  const declines = body.flatMap(({ by, changes }: TrailEntry) =>
    changes.filter(({ what }) => what === 'decline').map(({ to, reason }) => [by.kind, to, reason]),
  );
  expect(declines).toEqual([
    ['event', 'declined', 'generic_decline'],
    ['event', 'declined', 'insufficient_funds'],
  ]);
  await journey.payCard(sessionId);
  await journey.checkStatus(sessionId).expect(200);
  const about = () => lines.filter(({ bookingId }) => bookingId === booking._id);
  await eventually(async () => about().some(({ route }) => route === '/api/payment/status/:sessionId'));
  expect(about().map(({ event, route, reason }) => [event ?? route, reason])).toEqual(
    expect.arrayContaining([
      ['/api/booking', undefined],
      ['/api/payment', undefined],
      ['payment.declined', 'generic_decline'],
      ['payment.declined', 'insufficient_funds'],
      ['/api/booking/trail/:id', undefined],
      ['/api/payment/status/:sessionId', undefined],
    ]),
  );
});

test('an unexpected failure is logged with its cause, under the request id that its caller gets', async () => {
  const destinations = api.dependencies.database.collection('destinations');
  const { insertedId } = await destinations.insertOne({ name: 5, nameKey: 'x', withdrawnAt: null });
  // No list of this length was requested before, so none is in memory.
  const { body } = await api.request.get('/api/destination?limit=7').expect(500);
  await destinations.deleteOne({ _id: insertedId });
  const failure = expect.objectContaining({ method: 'GET', path: '/api/destination', err: expect.anything() });
  expect(lines.filter(({ requestId }) => requestId === body.requestId)).toContainEqual(failure);
});
