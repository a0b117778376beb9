import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const DAY = 24 * 60 * 60 * 1000;

const api = await testApi();
const journey = await startMoneyJourney(api);

test('a cancelled booking is cancelled for good: it can be neither paid nor cancelled again (§4.8)', async () => {
  const booking = await journey.book();
  const { body } = await journey.cancel(booking).expect(200);
  expect(body.booking).toMatchObject({ bookingStatus: 'cancelled', canPay: false, canCancel: false, refundOnCancel: 0 });
  expect((await journey.payNow(booking).expect(409)).body.code).toBe('NOT_PAYABLE');
  const again = await journey.cancel(booking).expect(200);
  expect(again.body).toEqual(body);
});

test('a customer cannot see, pay or cancel another customer’s booking, and learns nothing of it', async () => {
  const booking = await journey.book();
  const stranger = await signUp(api);
  const answers = await Promise.all([
    journey.cancel(booking, stranger).expect(403),
    journey.payNow(booking, stranger).expect(403),
    api.request.get(`/api/booking/bookingById/${booking._id}`).set(stranger.bearer).expect(403),
    api.request.get(`/api/booking/${journey.traveller.userId}`).set(stranger.bearer).expect(403),
  ]);
  for (const { body } of answers) expect(Object.keys(body)).toEqual(['error', 'message', 'code', 'requestId']);
  expect(await journey.read(booking)).toEqual(booking);
});

test('only a cancel is taken, of a booking that exists', async () => {
  const booking = await journey.book();
  const put = (id: string, body: object) => api.request.put(`/api/booking/cancel/${id}`).set(journey.traveller.bearer).send(body);
  expect((await put(booking._id, { status: 'confirmed' }).expect(400)).body.code).toBe('VALIDATION');
  expect((await put('none', { status: 'cancelled' }).expect(400)).body.code).toBe('VALIDATION');
  expect((await put('0123456789abcdef01234567', { status: 'cancelled' }).expect(404)).body.code).toBe('NOT_FOUND');
  expect((await journey.read(booking)).bookingStatus).toBe('pending');
});

test('a cancel before the travel day refunds everything, once, however often and by whom it is clicked', async () => {
  const booking = await journey.bookConfirmed();
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', amountPaid: 3999.98, refundOnCancel: 3999.98 });
  const clicks = await Promise.all(
    Array.from({ length: 10 }, (_, click) => journey.cancel(booking, click % 2 === 0 ? journey.traveller : journey.admin)),
  );
  expect(clicks.map(({ status }) => status)).toEqual(clicks.map(() => 200));
  const cancelled = await journey.read(booking);
  expect(cancelled).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: 3999.98, refundStatus: 'refunded' });
  const [attempt] = (await journey.stored(booking)).attempts;
  expect(await journey.refundsOf(attempt?.paymentId)).toEqual([399998]);
});

test('a cancel answers the booking with the refund that it has made', async () => {
  const booking = await journey.bookConfirmed();
  const { body } = await journey.cancel(booking).expect(200);
  expect(body.booking).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: 3999.98, refundStatus: 'refunded' });
  expect(await journey.read(booking)).toEqual(body.booking);
});

test('on the travel day a cancel refunds nothing; after it only an admin can still cancel (§4.8)', async () => {
  const paid = await journey.bookConfirmed();
  const unpaid = await journey.book();
  const [traveller, admin] = [journey.traveller.username, journey.admin.username];
  const logInAgain = async (username: string) => {
    const { body } = await api.request.post('/api/auth/login').send({ username, password: journey.traveller.password });
    return { ...journey.traveller, ...body, bearer: { Authorization: `Bearer ${body.token}` } };
  };
  api.clock.moveBy(10 * DAY);
  const { body } = await journey.cancel(paid, await logInAgain(traveller)).expect(200);
  expect(body.booking).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: 0, refundStatus: 'none' });
  api.clock.moveBy(DAY);
  const later = await logInAgain(traveller);
  expect((await journey.read(unpaid, later)).canCancel).toBe(false);
  expect((await journey.cancel(unpaid, later).expect(409)).body.code).toBe('TRIP_OVER');
  expect((await journey.payNow(unpaid, later).expect(409)).body.code).toBe('NOT_PAYABLE');
  await journey.cancel(unpaid, await logInAgain(admin)).expect(200);
});
