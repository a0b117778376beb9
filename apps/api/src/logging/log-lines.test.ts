import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually, type MoneyJourney, startMoneyJourney } from '../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

type Line = { event?: string; bookingId?: unknown; requestId?: string; from?: string; to?: string };

let api: TestApi;
let journey: MoneyJourney;
const lines: Line[] = [];
beforeAll(async () => {
  api = await startTestApi();
  journey = await startMoneyJourney(api);
});
beforeEach(() => {
  for (const level of ['info', 'error'] as const)
    vi.spyOn(api.dependencies.logger, level).mockImplementation(
      (line: unknown) => void lines.push(JSON.parse(JSON.stringify(line))),
    );
});
afterAll(() => api.stop());

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
    },
  ]);
  expect(refused.body.requestId).toBe(otherOf);
  expect(JSON.stringify(lines)).not.toContain('/api/health');
});

test('what happens to a booking is one line each: made, paid, refunded, with the call that did it', async () => {
  const booking = await journey.bookConfirmed();
  const cancelled = await journey.cancel(booking).expect(200);
  const told = lines.filter(({ bookingId }) => bookingId === booking._id);
  expect(told.map(({ event, from, to }) => [event, from, to])).toEqual(
    expect.arrayContaining([
      ['booking_booked', null, 'pending'],
      ['booking_attempt', 'pending', 'paid'],
      ['booking_status', 'pending', 'confirmed'],
      ['booking_refund', 'pending', 'done'],
    ]),
  );
  expect(told.find(({ to }) => to === 'cancelled')?.requestId).toBe(cancelled.headers['x-request-id']);
});
