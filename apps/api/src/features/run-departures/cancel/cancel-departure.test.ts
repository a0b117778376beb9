import { addDays, type Booking, type CancelDeparture, type TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../../testing/accounts.ts';
import { atStep } from '../../../testing/at-step.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../../testing/money-journey.ts';
import { limitedTo, seatsOf } from '../../../testing/seats.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { reconcile } from '../../payments/settle/reconcile.ts';
import { workOffCancellations } from './work-off-cancellations.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const { admin, traveller } = journey;
const other = await signUpAdmin(api);
const DAY = addDays(todayOf(api), 10);
const MINUTE = 60_000;
const PAID = 3999.98;
const WORDS = { reason: 'The road to the pass is closed by snow.', letter: 'We would love to see you in spring.' };

const cancel = ({ _id }: TourPackage, fields: Partial<CancelDeparture>, by = admin) =>
  api.request
    .post(`/api/departure/cancel/${_id}`)
    .set({ ...by.bearer, 'Idempotency-Key': 'one' })
    .send({ day: DAY, bookings: [], ...WORDS, ...fields });
const stateOf = async ({ _id }: TourPackage) =>
  (await api.request.get(`/api/departure/cancellation/${_id}?day=${DAY}`).set(admin.bearer).expect(200)).body;
const seatsTaken = async ({ _id }: TourPackage): Promise<number> => {
  const { body } = await api.request.get(`/api/departure/${_id}/${DAY}`).set(admin.bearer).expect(200);
  return body.paid + body.held;
};
const order = (tourPackage: TourPackage) =>
  api.request
    .post('/api/booking')
    .set(traveller.bearer)
    .send(bookingBody(api, traveller, tourPackage));
/** Everything that workers have to do after a cancel, by their leases. */
const workOff = async (): Promise<void> => {
  api.clock.moveBy(3 * MINUTE);
  await workOffCancellations(api.dependencies);
  await reconcile(api.dependencies);
};
const refundsFor = async (booking: Booking) => journey.refundsOf((await journey.stored(booking)).attempts[0]?.paymentId);
const lettersTo = (bookings: readonly Booking[]): string[] =>
  bookings.map(({ _id }) => post.email({ subject: `Cancelled: booking ${_id.slice(-8).toUpperCase()}` }).text ?? '');

test('a departure that is cancelled under kills, twice pressed and by two admins gives each booking its money and one letter, once', async () => {
  await post.clear();
  const tourPackage = await limitedTo(api, journey, 40);
  const bookings: Booking[] = [];
  for (let number = 0; number < 6; number += 1) bookings.push(await journey.bookConfirmed({ of: tourPackage }));
  bookings.push(await journey.book({ of: tourPackage }));
  const before = await stateOf(tourPackage);
  expect(before.bookings.map(({ refund }: { refund: number }) => refund)).toEqual([...Array(6).fill(PAID), 0]);
  const named = { bookings: bookings.map(({ _id }) => _id) };
  const presses = await Promise.all([cancel(tourPackage, named), cancel(tourPackage, named), cancel(tourPackage, named, other)]);
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(presses.map(({ text }) => text)).size).toBe(1);
  expect((await order(tourPackage).expect(409)).body.message).toMatch(/ is cancelled\./);

  for (let kill = 0; kill < 3; kill += 1) {
    const dying = atStep(api, 'cancel-stored', async () => {
      throw new Error('Killed.');
    });
    await expect(workOffCancellations(dying)).rejects.toThrow('Killed.');
    // One counts once its seats are free, so that whoever then looks at the departure sees what is left.
    expect((await stateOf(tourPackage)).cancellation).toMatchObject({ bookings: 7, cancelled: kill });
    await reconcile(api.dependencies);
    expect((await stateOf(tourPackage)).cancellation).toMatchObject({ bookings: 7, cancelled: kill + 1 });
    expect(await seatsTaken(tourPackage)).toBe(14 - 2 * (kill + 1));
    api.clock.moveBy(2 * MINUTE);
  }
  await Promise.all([workOffCancellations(api.dependencies), workOffCancellations(api.dependencies)]);
  await workOff();
  await cancel(tourPackage, named, other).expect(200, presses[0]?.body);
  await workOff();

  expect(await stateOf(tourPackage)).toMatchObject({ bookings: [], cancellation: { bookings: 7, cancelled: 7 } });
  for (const booking of bookings.slice(0, 6)) expect(await refundsFor(booking)).toEqual([PAID * 100]);
  expect((await seatsOf(api, tourPackage)).days).toMatchObject([{ isClosed: true }]);
  await post.pass();
  const letters = lettersTo(bookings);
  expect(letters).toHaveLength(7);
  for (const letter of letters) expect(letter).toContain(WORDS.letter);
  expect(letters.filter((letter) => letter.includes('Everything you paid, ₹3,999.98,'))).toHaveLength(6);
});

test('a payment page that was open is paid after its departure was cancelled: that money goes back, once', async () => {
  const tourPackage = await limitedTo(api, journey, '');
  const booking = await journey.book({ of: tourPackage });
  const sessionId = await journey.openSession(booking);
  await cancel(tourPackage, {}).expect(200);
  await journey.payCard(sessionId);
  await workOff();
  await workOff();
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: PAID });
  expect(await refundsFor(booking)).toEqual([PAID * 100]);
});

test('a booking of which a part went back gets the rest, and one that stays keeps its place', async () => {
  const tourPackage = await addTourPackage(api, admin, {
    destination: journey.tourPackage.destination._id,
    cancellationPolicy: '[]',
  });
  const [partly, staying] = [await journey.bookConfirmed({ of: tourPackage }), await journey.bookConfirmed({ of: tourPackage })];
  await journey.refund(partly, { amount: 999.98, reason: 'One night less.' });
  await cancel(tourPackage, { bookings: [partly._id], kept: [staying._id] }).expect(200);
  await workOff();
  expect(await journey.read(partly)).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: PAID });
  expect(await journey.read(staying)).toMatchObject({ bookingStatus: 'confirmed', amountRefunded: 0 });
  expect(await journey.read(partly, admin)).toMatchObject({ agencyReason: WORDS.reason });
});

test('what is wrong with a cancel is said at its field, and nothing is cancelled', async () => {
  const tourPackage = await limitedTo(api, journey, 9);
  const [booking, elsewhere] = [await journey.bookConfirmed({ of: tourPackage }), await journey.book()];
  const placeOf = async (fields: object): Promise<string[]> =>
    Object.keys((await cancel(tourPackage, fields).expect(400)).body.details);
  expect(await placeOf({ bookings: [booking._id], letter: ' ' })).toEqual(['letter']);
  expect(await placeOf({ bookings: [booking._id, elsewhere._id] })).toEqual(['bookings.1']);
  expect(await placeOf({ bookings: [], kept: [elsewhere._id] })).toEqual(['kept.0']);
  await cancel(tourPackage, {}).expect(409);
  await api.request
    .post(`/api/departure/cancel/${tourPackage._id}`)
    .set(admin.bearer)
    .send({ day: DAY, bookings: [booking._id], ...WORDS })
    .expect(400);
  await workOff();
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed' });
  await order(tourPackage).expect(201);
});

test('a cancelled departure is told as such, and neither opened nor guaranteed any more', async () => {
  const tourPackage = await limitedTo(api, journey, 9);
  await cancel(tourPackage, {}).expect(200);
  const change = (body: object) => api.request.put(`/api/departure/${tourPackage._id}/${DAY}`).set(admin.bearer).send(body);
  expect((await change({ isClosed: false }).expect(400)).body.details).toHaveProperty('isClosed');
  expect((await change({ isGuaranteed: true }).expect(400)).body.details).toHaveProperty('isGuaranteed');
  const { body } = await api.request.get(`/api/package/${tourPackage._id}/departures?from=${DAY}&to=${DAY}`).expect(200);
  expect(body).toMatchObject([{ day: DAY, state: 'cancelled' }]);
});

test('the letter can be read before it is sent, as the traveller gets it', async () => {
  const booking = await journey.bookConfirmed();
  const { body } = await api.request.post(`/api/departure/letter/${booking._id}`).set(admin.bearer).send(WORDS).expect(200);
  expect(body.text).toContain(WORDS.letter);
  expect(body.text).toContain('Everything you paid, ₹3,999.98, goes back');
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed' });
});
