import { addDays, type Booking, OFFER_HOURS, rupeesOf, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Account, signUp } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { AFTER_THE_HOLD } from '../../testing/seats.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { waitlistsOf } from '../../testing/waitlists.ts';

const HOUR_MS = 60 * 60_000;
const api = await testApi({ LANGUAGES: 'de', EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const waitlists = waitlistsOf(api, journey);
const { day, offer, statesOf, tokenOf } = waitlists;
const bookings = () => api.dependencies.database.collection('bookings');

let goBack = () => {};
beforeEach(async () => {
  goBack = api.clock.remember();
  await post.clear();
});
afterEach(() => goBack());

/** Two seats that got free and are offered to somebody, with others behind them. */
const offered = async (...behind: readonly number[]) => {
  const { tourPackage, booking } = await waitlists.full(2);
  const [traveller, ...others] = await waitlists.inLine(tourPackage, 2, ...behind);
  if (!traveller) throw new Error('Nobody waits.');
  await journey.cancel(booking).expect(200);
  await offer();
  return { tourPackage, traveller, others, token: await tokenOf(traveller), total: totalOf(tourPackage) };
};
const totalOf = ({ price }: TourPackage): number => Math.round(price * 200) / 100;
const bookingOf = async (id: string, by: Account): Promise<Booking> =>
  (await api.request.get(`/api/booking/bookingById/${id}`).set(by.bearer).expect(200)).body;
const payTokenIn = (payLink: string): string => new URL(payLink).hash.slice(1);

test.each([
  ['ended', async () => api.clock.moveBy((OFFER_HOURS + 1) * HOUR_MS)],
  ['was refused', async (token: string) => waitlists.decline(token).expect(200)],
  ['was used', async (token: string, total: number) => waitlists.book(token, total).expect(201)],
])('an email that waited in the outbox until its offer %s is not sent', async (_, end) => {
  const { traveller, token, total } = await offered();
  const to = `${traveller.username}@example.com`;
  const told = () => post.subjectsTo(to).filter((subject) => subject.includes('free for you'));
  post.fail({ isBusy: true });
  await post.pass();
  expect((await post.stored()).map(({ content }) => content.kind)).toContain('waitlist-offer');
  await end(token, total);
  post.fail({});
  api.clock.moveBy(HOUR_MS);
  await post.pass();
  expect(told()).toEqual([]);
});

test('one email tells of an offer; its link shows trip, day, party, price and until when, without a login', async () => {
  const { traveller, token, tourPackage, total } = await offered();
  await post.pass();
  await offer();
  await post.pass();
  const to = `${traveller.username}@example.com`;
  expect(post.subjectsTo(to).filter((subject) => subject.includes('free for you'))).toHaveLength(1);
  expect(post.email({ to, subject: /free for you/ }).text).toContain(`/waitlist-offer#${token}`);
  const { body } = await waitlists.open(token).expect(200);
  expect(body).toMatchObject({
    package: { title: tourPackage.title },
    travelDate: day,
    totalPersons: 2,
    totalAmount: total,
    state: 'open',
    sentence: null,
  });
  expect(JSON.stringify(body)).not.toContain(traveller.username);
});

test('an offer that is over before its email is sent causes none', async () => {
  const { traveller } = await offered();
  api.clock.moveBy(OFFER_HOURS * HOUR_MS);
  await post.pass();
  expect(post.subjectsTo(`${traveller.username}@example.com`).join()).not.toContain('free for you');
});

test('booking from an offer makes the booking of who waited, with those seats held as long as was promised, and is paid by a link', async () => {
  const { tourPackage, traveller, token, total } = await offered(1);
  const { until } = (await waitlists.open(token).expect(200)).body;
  const { body } = await waitlists.book(token, total).expect(201);
  const booking = await bookingOf(body.bookingId, traveller);
  expect(booking).toMatchObject({ totalPersons: 2, travelDate: day, totalAmount: total, bookingStatus: 'pending' });
  expect(booking.seatsHeldUntil).toBe(until);
  expect(await statesOf(tourPackage)).toEqual(['booked', 'waiting']);
  const link = payTokenIn(body.payLink);
  expect((await api.request.post('/api/pay/open').send({ token: link }).expect(200)).body).toMatchObject({ state: 'open' });
  const { body: session } = await api.request.post('/api/pay').send({ token: link, totalAmount: total }).expect(201);
  await journey.payCard(session.sessionId);
  expect((await api.request.post('/api/pay/open').send({ token: link }).expect(200)).body.state).toBe('paid');
  expect((await bookingOf(body.bookingId, traveller)).bookingStatus).toBe('confirmed');
  // Beyond every hold.
  api.clock.moveBy(AFTER_THE_HOLD);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['booked', 'waiting']);
  expect(await waitlists.waitsOf(traveller)).toEqual([]);
});

test('an offer is used once, by two presses at once too; used again it says so and writes nothing', async () => {
  const { traveller, token, total } = await offered();
  const answers = await Promise.all([waitlists.book(token, total), waitlists.book(token, total), waitlists.book(token, total)]);
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.bookingId);
  expect(new Set(made).size).toBe(1);
  const { body } = await waitlists.book(token, total).expect(409);
  expect(body).toMatchObject({ code: 'CONFLICT', message: 'You have booked these seats already.' });
  expect((await waitlists.decline(token).expect(409)).body.message).toBe('You have booked these seats already.');
  expect((await waitlists.open(token)).body).toMatchObject({ state: 'booked', bookingId: made[0] });
  const stored = await bookings().find({ username: traveller.username }).toArray();
  expect(stored).toHaveLength(1);
});

test('after its end, of nobody, or at another price, an offer is not booked, and nothing is written', async () => {
  const { traveller, token, total } = await offered();
  expect((await waitlists.book('x'.repeat(43), total).expect(409)).body.code).toBe('LINK_INVALID');
  const { body } = await waitlists.book(token, total - 1).expect(409);
  expect(body).toMatchObject({ code: 'PRICE_CHANGED', details: { totalAmount: total } });
  api.clock.moveBy(OFFER_HOURS * HOUR_MS);
  const late = (await waitlists.book(token, total).expect(409)).body;
  expect(late.message).toContain('This offer ended on ');
  expect((await waitlists.decline(token).expect(409)).body.message).toBe(late.message);
  expect((await waitlists.open(token)).body).toMatchObject({ state: 'over', sentence: late.message });
  expect(await bookings().countDocuments({ username: traveller.username })).toBe(0);
});

test('of who books an offer and who refuses it at the same moment one succeeds', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { tourPackage, token, total } = await offered();
    const [booked, refused] = await Promise.all([waitlists.book(token, total), waitlists.decline(token)]);
    expect([booked.status, refused.status].toSorted((one, other) => one - other)).not.toEqual([200, 201]);
    expect(await statesOf(tourPackage)).toEqual([booked.status === 201 ? 'booked' : 'declined']);
  }
});

test('who books from an offer and cancels is not in line again, and the seats are for the next', async () => {
  const { tourPackage, traveller, token, total } = await offered(2);
  const { body } = await waitlists.book(token, total).expect(201);
  await journey.cancel(await bookingOf(body.bookingId, traveller), traveller).expect(200);
  const { body: refused } = await api.request
    .post('/api/booking')
    .set(journey.traveller.bearer)
    .send({ userId: journey.traveller.userId, packageId: tourPackage._id, totalPersons: 2, travelDate: day, totalAmount: total })
    .expect(409);
  expect(refused.code).toBe('SOLD_OUT');
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['booked', 'offered']);
  expect(await waitlists.waitsOf(traveller)).toEqual([]);
  await waitlists.book(token, total).expect(409);
});

test('a crash while an offer is booked leaves its seats held, and the next press makes the booking', async () => {
  const { traveller, token, total } = await offered(2);
  const reached = api.dependencies.reached;
  Object.assign(api.dependencies, {
    reached: async (step: string) => {
      if (step === 'seats-held') throw new Error('The process was killed.');
    },
  });
  await waitlists.book(token, total).expect(500);
  Object.assign(api.dependencies, { reached });
  expect(await bookings().countDocuments({ username: traveller.username })).toBe(0);
  await offer();
  expect(only(await waitlists.waitsOf(traveller)).state).toBe('offered');
  await waitlists.book(token, total).expect(201);
});

test('a departure gets another price meanwhile: the offer says it, and is booked at it', async () => {
  const { tourPackage, traveller, token } = await offered();
  await api.request
    .put(`/api/departure/${tourPackage._id}/${addDays(todayOf(api), 10)}`)
    .set(journey.admin.bearer)
    .send({ prices: { person: 120 } })
    .expect(200);
  expect((await waitlists.open(token)).body.totalAmount).toBe(240);
  const { body } = await waitlists.book(token, 240).expect(201);
  const stored = only(await bookings().find({ username: traveller.username }).toArray());
  expect([String(stored._id), rupeesOf(stored.totalAmount)]).toEqual([body.bookingId, 240]);
});

test('who deletes their account is on no waitlist any more, and their offer goes to the next in line', async () => {
  const { tourPackage, traveller, token } = await offered(2);
  await api.request.delete(`/api/auth/${traveller.userId}`).set(journey.admin.bearer).expect(200);
  await offer();
  expect(await statesOf(tourPackage)).toEqual(['offered']);
  expect((await waitlists.open(token).expect(409)).body.code).toBe('LINK_INVALID');
});

test('a new traveller who has waited and booked may wait again for more', async () => {
  const { tourPackage, traveller, token, total } = await offered();
  await waitlists.book(token, total).expect(201);
  await waitlists.join(tourPackage, traveller, 1).expect(201);
  expect(await statesOf(tourPackage)).toEqual(['waiting']);
  await waitlists.join(tourPackage, await signUp(api), 1).expect(201);
});

test('who joined on a German page is offered seats in German, and books them in German from an English one', async () => {
  const { tourPackage, booking } = await waitlists.full(2);
  const traveller = await signUp(api);
  const path = `/api/package/${tourPackage._id}/waitlist`;
  const call = api.request.post(path).set(traveller.bearer).set('Wayfarer-Language', 'de');
  await call.send({ travelDate: day, totalPersons: 2 }).expect(201);
  await journey.cancel(booking).expect(200);
  await offer();
  const token = await tokenOf(traveller);
  await post.pass();
  const told = (await post.stored()).find(({ content }) => content.kind === 'waitlist-offer');
  expect(told?.language).toBe('de');
  const { body } = await waitlists.book(token, totalOf(tourPackage)).expect(201);
  expect(await bookingOf(body.bookingId, traveller)).toMatchObject({ language: 'de' });
});
