import { addDays, type Booking, type CalledEmailKind, type DepartureCall, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { bookAtDesk, deskBody } from '../../../testing/desk.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const { admin } = journey;
const desk = await signUp(api, { role: 'desk' });
const DAY = addDays(todayOf(api), 10);
const CALLED = { name: 'Meera Nair', phone: '+91 98450 12345', e164: '+919845012345' };

/** A departure that waits for a decision, with a paid booking of a customer without an address. */
const departure = async () => {
  const destination = journey.tourPackage.destination._id;
  const schedule = JSON.stringify({ rules: [{ every: 'week', from: DAY }], added: [], closed: [], minimum: 40 });
  const tourPackage = await addTourPackage(api, admin, { destination, capacity: '40', schedule });
  const customer = { name: CALLED.name, phone: CALLED.phone };
  const body = deskBody({ ...journey, api, tourPackage }, { customer, travelDate: DAY });
  const booking: Booking = (await bookAtDesk(api, desk, body).expect(201)).body.booking;
  await api.request
    .post(`/api/payment/by-hand/${booking._id}`)
    .set({ ...desk.bearer, 'Idempotency-Key': booking._id })
    .send({ way: 'cash', amount: body.totalAmount, receivedOn: todayOf(api) })
    .expect(201);
  return { tourPackage, booking };
};
const callsOf = async ({ _id }: TourPackage): Promise<DepartureCall[]> =>
  (await api.request.get(`/api/departure/call/${_id}?day=${DAY}`).set(desk.bearer).expect(200)).body;
const tick = ({ _id }: TourPackage, booking: Booking, email: CalledEmailKind, isCalled = true) =>
  api.request
    .put(`/api/departure/call/${_id}`)
    .set(desk.bearer)
    .send({ day: DAY, booking: booking._id, message: null, email, isCalled });
/** Asked by somebody new each time: who has asked before may get the answer of a second ago. */
const waiting = async () =>
  (
    await api.request
      .get('/api/dashboard/waiting')
      .set((await signUp(api, { role: 'desk' })).bearer)
      .expect(200)
  ).body;
const cancel = ({ _id }: Booking, choice: object) =>
  api.request
    .put(`/api/booking/cancel/${_id}`)
    .set(admin.bearer)
    .send({ status: 'cancelled', ...choice })
    .expect(200);
const guarantee = ({ _id }: TourPackage) =>
  api.request.put(`/api/departure/${_id}/${DAY}`).set(admin.bearer).send({ isGuaranteed: true }).expect(200);

test('who has no address is called once their departure is guaranteed: listed, counted, ticked, and no longer once they cancelled', async () => {
  const { toCall: before } = await waiting();
  const { tourPackage, booking } = await departure();
  await guarantee(tourPackage);
  await post.pass();
  await post.pass();
  const call = { booking: booking._id, ...CALLED, message: null, email: 'departure-guaranteed', subject: null, text: null };
  expect(await callsOf(tourPackage)).toEqual([{ ...call, called: null }]);
  expect((await waiting()).toCall).toBe(before + 1);
  await tick(tourPackage, booking, 'departure-guaranteed').expect(200);
  const { body } = await tick(tourPackage, booking, 'departure-guaranteed').expect(200);
  expect(body.call).toEqual({ ...call, called: { at: expect.any(String), by: desk.username } });
  expect((await waiting()).toCall).toBe(before);
  await tick(tourPackage, booking, 'departure-guaranteed', false).expect(200);
  expect((await waiting()).toCall).toBe(before + 1);
  await tick(tourPackage, booking, 'trip-reminder').expect(404);
  await cancel(booking, { terms: 'traveller' });
  expect(await callsOf(tourPackage)).toEqual([]);
  expect((await waiting()).toCall).toBe(before);
});

test('a booking that the agency cancels for somebody without an address says in its answer whom to call, and stays on the list of its departure', async () => {
  const { tourPackage, booking } = await departure();
  const { body } = await cancel(booking, { terms: 'agency', reason: 'The road is closed.' });
  expect(body.booking).toMatchObject({ bookingStatus: 'cancelled', toCall: CALLED });
  await post.pass();
  expect(await callsOf(tourPackage)).toMatchObject([{ booking: booking._id, email: 'booking-cancelled', called: null }]);
});

test('nobody is called about what they did themselves, and travellers are not told whom staff call', async () => {
  const { tourPackage, booking } = await departure();
  await cancel(booking, { terms: 'traveller' });
  await post.pass();
  expect(await callsOf(tourPackage)).toEqual([]);
  const reached = await journey.bookConfirmed();
  expect((await journey.read(reached, admin)).toCall).toBeUndefined();
  expect((await journey.read(reached, journey.traveller)).toCall).toBeUndefined();
  expect((await journey.read(booking, admin)).toCall).toEqual(CALLED);
});

test('a part that is refunded by the agency says in its answer whether an email tells of it', async () => {
  const { booking } = await departure();
  const { attempts } = await journey.stored(booking);
  const attempt = only(attempts, ({ status }) => status === 'paid');
  const { body } = await api.request
    .post(`/api/payment/refund/${attempt.attemptId}`)
    .set({ ...admin.bearer, 'Idempotency-Key': attempt.attemptId })
    .send({ amount: 1, reason: 'One bag was lost.' })
    .expect(200);
  expect(body.payment.contact).toEqual({ name: CALLED.name, phone: CALLED.phone, hasEmail: false });
});

test('the agency is told of a paid booking whose customer has no address', async () => {
  await post.clear();
  await api.request
    .put('/api/agency/notices')
    .set(admin.bearer)
    .send({ paidBookingsTo: 'office@wayfarer.example', version: 0 })
    .expect(200);
  await departure();
  await post.pass();
  const told = post.email({ to: 'office@wayfarer.example' });
  expect(told.text).toContain('Meera Nair');
});
