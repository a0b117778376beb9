import { addDays, type Booking, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { startCallDesk } from '../../../testing/call-desk.ts';
import { addTourPackage } from '../../../testing/catalogue.ts';
import { bookAtDesk, deskBody } from '../../../testing/desk.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { workOffCancellations } from '../cancel/work-off-cancellations.ts';
import { eraseDepartureTexts } from '../erase-departure-texts.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const { journey, desk, day: DAY, called: CALLED, bookByPhone, callsOf, tick: note, waiting } = await startCallDesk(api);
const post = await testPost(api);
const { admin } = journey;

/** A departure with two paid bookings: of the desk by phone alone, and of a traveller with an address. */
const departure = async () => {
  const tourPackage = await addTourPackage(api, admin, { destination: journey.tourPackage.destination._id });
  return { tourPackage, byPhone: await bookByPhone(tourPackage), byEmail: await journey.bookConfirmed({ of: tourPackage }) };
};
const send = (to: TourPackage, path: string, body: object, by: Account = admin) =>
  api.request
    .post(`/api/departure/${path}/${to._id}`)
    .set({ ...by.bearer, 'Idempotency-Key': path })
    .send({ day: DAY, ...body });
const write = (to: TourPackage, bookings: readonly Booking[], by = desk) => {
  const message = { subject: 'Another gate', text: 'We meet at the east gate.' };
  return send(to, 'message', { ...message, bookings: bookings.map(({ _id }) => _id) }, by).expect(201);
};
const tick = (tourPackage: TourPackage, { _id: booking }: Booking, message: number | null, isCalled = true) =>
  note(tourPackage, { booking, message, isCalled });

test('a message says who was written to and who has to be called, and a booking by phone alone gets no email', async () => {
  await post.clear();
  const { tourPackage, byPhone, byEmail } = await departure();
  const { body } = await write(tourPackage, [byPhone, byEmail]);
  expect(body).toMatchObject({ message: { bookings: 2, byPhone: 1 }, toCall: [{ booking: byPhone._id, ...CALLED }] });
  await post.pass();
  expect(post.emails({ subject: 'Another gate' })).toHaveLength(1);
  const listed = await write(tourPackage, [byPhone, byEmail]);
  expect(listed.text).toBe(JSON.stringify(body));
  const { tourPackage: other, byEmail: reached } = await departure();
  const answer = await write(other, [reached]);
  expect(answer.body.toCall).toEqual([]);
  expect(answer.body.message).not.toHaveProperty('byPhone');
  expect(await callsOf(other)).toEqual([]);
});

test('who has to be called about a message is listed, ticked by whom and when, and counted until then', async () => {
  const { tourPackage, byPhone, byEmail } = await departure();
  const { toCall: before } = await waiting();
  await write(tourPackage, [byPhone, byEmail]);
  const call = { booking: byPhone._id, ...CALLED, message: 0, subject: 'Another gate', text: 'We meet at the east gate.' };
  expect(await callsOf(tourPackage)).toEqual([{ ...call, called: null }]);
  expect((await waiting()).toCall).toBe(before + 1);
  const called = { at: api.clock.now().toISOString(), by: desk.username };
  const ticks = await Promise.all([1, 2, 3].map(() => tick(tourPackage, byPhone, 0).expect(200)));
  for (const { body } of ticks) expect(body.call).toMatchObject({ ...call, called: { by: called.by } });
  expect(await callsOf(tourPackage)).toMatchObject([{ ...call, called: { by: called.by } }]);
  expect((await waiting()).toCall).toBe(before);
  await tick(tourPackage, byPhone, 0, false).expect(200);
  await tick(tourPackage, byPhone, 0, false).expect(200);
  expect(await callsOf(tourPackage)).toEqual([{ ...call, called: null }]);
  await tick(tourPackage, byEmail, 0).expect(404);
  await tick(tourPackage, byPhone, null).expect(404);
});

test('before a departure is cancelled it is said who cannot be written to, and afterwards they are called about that alone', async () => {
  await post.clear();
  const { tourPackage, byPhone, byEmail } = await departure();
  await write(tourPackage, [byPhone, byEmail]);
  const { body: state } = await api.request
    .get(`/api/departure/cancellation/${tourPackage._id}?day=${DAY}`)
    .set(admin.bearer)
    .expect(200);
  const of = (booking: Booking) => only<{ _id: string }>(state.bookings, ({ _id }) => _id === booking._id);
  expect(of(byPhone)).toMatchObject({ toCall: CALLED });
  expect(of(byEmail)).not.toHaveProperty('toCall');
  const words = { reason: 'The road is closed by snow.', letter: 'We are sorry.' };
  const cancel = () => send(tourPackage, 'cancel', { ...words, bookings: [byPhone._id, byEmail._id] }).expect(200);
  const { body } = await cancel();
  expect(body).toMatchObject({ cancellation: { bookings: 2 }, toCall: [{ booking: byPhone._id, ...CALLED }] });
  expect((await cancel()).body).toEqual(body);
  const call = { booking: byPhone._id, ...CALLED, message: null, subject: words.reason, text: words.letter, called: null };
  expect(await callsOf(tourPackage)).toEqual([call]);
  expect((await waiting()).nextToCall).toBeDefined();
  await tick(tourPackage, byPhone, null).expect(200);
  expect(await callsOf(tourPackage)).toMatchObject([{ ...call, called: { by: desk.username } }]);
  // Calls are erased with the words that they were about.
  api.clock.moveBy(1000);
  await api.dependencies.database.collection('departurecancellations').updateMany({}, { $set: { dueAt: null } });
  await eraseDepartureTexts(api.dependencies, api.clock.now());
  expect(await callsOf(tourPackage)).toEqual([]);
  expect((await waiting()).toCall).toBe(0);
});

test('who booked by phone while the departure was being cancelled has to be called, too', async () => {
  const { tourPackage, byPhone, byEmail } = await departure();
  const customer = { name: 'Ravi', phone: '+91 98450 54321' };
  const body = deskBody({ ...journey, api, tourPackage }, { customer, travelDate: addDays(DAY, 1) });
  const late: Booking = (await bookAtDesk(api, desk, body).expect(201)).body.booking;
  const bookings = [byPhone._id, byEmail._id];
  await send(tourPackage, 'cancel', { reason: 'Snow.', letter: 'We are sorry.', bookings }).expect(200);
  // As if it had been on its way when the day was closed.
  await api.dependencies.database.collection('bookings').updateOne({ _id: objectIdOf(late._id) }, { $set: { travelDate: DAY } });
  await workOffCancellations(api.dependencies);
  await workOffCancellations(api.dependencies);
  expect((await callsOf(tourPackage)).map(({ booking }) => booking).toSorted()).toEqual([byPhone._id, late._id].toSorted());
});

test('a call is counted until its departure, and one about a cancelled departure for a week more', async () => {
  // What others here left to call.
  await api.dependencies.database.collection('departurecancellations').updateMany({}, { $unset: { callsDue: '' } });
  const { toCall: before } = await waiting();
  const { tourPackage, byPhone, byEmail } = await departure();
  await write(tourPackage, [byPhone, byEmail]);
  const cancelled = await departure();
  const bookings = [cancelled.byPhone._id, cancelled.byEmail._id];
  await send(cancelled.tourPackage, 'cancel', { reason: 'Snow.', letter: 'We are sorry.', bookings }).expect(200);
  expect((await waiting()).toCall).toBe(before + 2);
  api.clock.moveBy(11 * 24 * 60 * 60_000);
  const next = { packageId: cancelled.tourPackage._id, day: DAY };
  const callsOn = [{ ...next, title: cancelled.tourPackage.title }];
  expect(await waiting()).toMatchObject({ toCall: 1, nextToCall: next, callsOn });
  api.clock.moveBy(7 * 24 * 60 * 60_000);
  expect((await waiting()).toCall).toBe(0);
});

test('who does not write to departures neither reads nor ticks whom to call', async () => {
  const { tourPackage, byPhone } = await departure();
  for (const role of ['guide', 'viewer'] as const) {
    const { bearer } = await signUp(api, { role });
    await api.request.get(`/api/departure/call/${tourPackage._id}?day=${DAY}`).set(bearer).expect(403);
    const body = { day: DAY, booking: byPhone._id, message: null, isCalled: true };
    await api.request.put(`/api/departure/call/${tourPackage._id}`).set(bearer).send(body).expect(403);
  }
});
