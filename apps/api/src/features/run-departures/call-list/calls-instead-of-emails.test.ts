import type { Booking, CalledEmailKind, TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { startCallDesk } from '../../../testing/call-desk.ts';
import { addTourPackage } from '../../../testing/catalogue.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const { journey, desk, day, called, bookByPhone, callsOf, tick, waiting } = await startCallDesk(api);
const post = await testPost(api);
const { admin } = journey;

/** A departure that waits for a decision, with a paid booking of a customer without an address. */
const departure = async () => {
  const destination = journey.tourPackage.destination._id;
  const schedule = JSON.stringify({ rules: [{ every: 'week', from: day }], added: [], closed: [], minimum: 40 });
  const tourPackage = await addTourPackage(api, admin, { destination, capacity: '40', schedule });
  return { tourPackage, booking: await bookByPhone(tourPackage) };
};
const tickAbout = (tourPackage: TourPackage, { _id: booking }: Booking, email: CalledEmailKind, isCalled = true) =>
  tick(tourPackage, { booking, message: null, email, isCalled });
const cancel = ({ _id }: Booking, choice: object) =>
  api.request
    .put(`/api/booking/cancel/${_id}`)
    .set(admin.bearer)
    .send({ status: 'cancelled', ...choice })
    .expect(200);
const guarantee = ({ _id }: TourPackage) =>
  api.request.put(`/api/departure/${_id}/${day}`).set(admin.bearer).send({ isGuaranteed: true }).expect(200);

test('who has no address is called once their departure is guaranteed: listed, counted, ticked, and no longer once they cancelled', async () => {
  const { toCall: before } = await waiting();
  const { tourPackage, booking } = await departure();
  await guarantee(tourPackage);
  await post.pass();
  await post.pass();
  const call = { booking: booking._id, ...called, message: null, email: 'departure-guaranteed', subject: null, text: null };
  expect(await callsOf(tourPackage)).toEqual([{ ...call, called: null }]);
  expect((await waiting()).toCall).toBe(before + 1);
  await tickAbout(tourPackage, booking, 'departure-guaranteed').expect(200);
  const { body } = await tickAbout(tourPackage, booking, 'departure-guaranteed').expect(200);
  expect(body.call).toEqual({ ...call, called: { at: expect.any(String), by: desk.username } });
  expect((await waiting()).toCall).toBe(before);
  await tickAbout(tourPackage, booking, 'departure-guaranteed', false).expect(200);
  expect((await waiting()).toCall).toBe(before + 1);
  await tickAbout(tourPackage, booking, 'trip-reminder').expect(404);
  await cancel(booking, { terms: 'traveller' });
  expect(await callsOf(tourPackage)).toEqual([]);
  expect((await waiting()).toCall).toBe(before);
});

test('a booking that the agency cancels for somebody without an address says in its answer whom to call, and stays on the list of its departure', async () => {
  const { tourPackage, booking } = await departure();
  const { body } = await cancel(booking, { terms: 'agency', reason: 'The road is closed.' });
  expect(body.booking).toMatchObject({ bookingStatus: 'cancelled', toCall: called });
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
  expect((await journey.read(booking, admin)).toCall).toEqual(called);
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
  expect(body.payment.contact).toEqual({ name: called.name, phone: called.phone, hasEmail: false });
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
