import { addDays, type Booking, calendarDateAt, type TourPackage, type TrailEntry } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { signUp } from '../../../testing/accounts.ts';
import { bookAtDesk, deskBody, payLinkTokenOf } from '../../../testing/desk.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { leftOf, limitedTo } from '../../../testing/seats.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const { admin } = journey;
const desk = await signUp(api, { role: 'desk' });
const [TOTAL, DISCOUNT, HOUR] = [3999.98, 300, 60 * 60_000];

const inHours = (hours: number): string => new Date(api.clock.now().getTime() + hours * HOUR).toISOString();
const renew = ({ _id }: Pick<Booking, '_id'>, fields: object = {}) =>
  api.request
    .put(`/api/desk/link/${_id}`)
    .set(desk.bearer)
    .send({ holdUntil: inHours(2), ...fields });
const openLink = async (token: string) => (await api.request.post('/api/pay/open').send({ token }).expect(200)).body;
/** With a link for two hours, and a discount that holds as long as the link. */
const bookLinked = async (of: TourPackage, email: string): Promise<{ booking: Booking; token: string }> => {
  const fields = {
    customer: { name: 'Asha Rao', email },
    packageId: of._id,
    discount: { amount: DISCOUNT, reason: 'A returning guest.' },
    totalAmount: TOTAL - DISCOUNT,
    link: { holdUntil: inHours(2) },
  };
  const { body } = await bookAtDesk(api, desk, deskBody({ ...journey, api }, fields)).expect(201);
  return { booking: body.booking, token: payLinkTokenOf(body.booking) };
};
const listed = async (unpaid: string): Promise<string[]> => {
  const { body } = await api.request.get(`/api/booking?unpaid=${unpaid}`).set(desk.bearer).expect(200);
  return body.map(({ _id }: Booking) => _id);
};
const waiting = async () => (await api.request.get('/api/dashboard/waiting').set(desk.bearer).expect(200)).body;

test('a link that is still open is held for longer at the price that was promised, and is sent once more', async () => {
  const of = await limitedTo(api, journey, 2);
  const { booking, token } = await bookLinked(of, 'longer@example.com');
  await post.pass();
  const holdUntil = inHours(5);
  const { body } = await renew(booking, { holdUntil }).expect(200);
  expect(body.booking).toMatchObject({ totalAmount: TOTAL - DISCOUNT, payLink: { until: holdUntil } });
  expect((await renew(booking, { holdUntil }).expect(200)).body.booking.payLink.until).toBe(holdUntil);
  api.clock.moveBy(4 * HOUR);
  await post.pass();
  expect(await openLink(token)).toMatchObject({ state: 'open', payUntil: holdUntil, totalAmount: TOTAL - DISCOUNT });
  expect(await leftOf(api, of)).toBe(0);
  // One for the booking, one for the longer hold, and none that the seats are free, which they are not.
  expect(post.emails({ to: 'longer@example.com' })).toHaveLength(2);
  const trail: TrailEntry[] = (await api.request.get(`/api/booking/trail/${booking._id}`).set(admin.bearer).expect(200)).body;
  const changes = trail.flatMap((entry) => entry.changes.map(({ what, to }) => ({ by: entry.by.name, what, to })));
  expect(changes).toContainEqual({ by: desk.username, what: 'link', to: holdUntil });
});

test('once it has ended, customer and desk are told when, and one press holds the seats again at the price of now', async () => {
  const of = await limitedTo(api, journey, 2);
  const { booking, token } = await bookLinked(of, 'ended@example.com');
  const until = booking.payLink?.until ?? '';
  expect(await listed('link-ended')).not.toContain(booking._id);
  api.clock.moveBy(4 * HOUR);
  const { sentence, state } = await openLink(token);
  expect(state).toBe('over');
  const day = calendarDateAt(new Date(until), api.dependencies.config.SITE_TIME_ZONE);
  expect(sentence).toContain(String(Number(day.slice(8))));
  expect(sentence).toMatch(/^This link ended on /);
  expect(await journey.read(booking, desk)).toMatchObject({ linkEndedAt: until });
  expect(await journey.read(booking, desk)).not.toHaveProperty('payLink');
  expect(await listed('link-ended')).toContain(booking._id);
  const before = (await waiting()).linksEnded;
  const { body: refused } = await renew(booking).expect(409);
  expect(refused).toMatchObject({ code: 'PRICE_CHANGED', details: { totalAmount: TOTAL } });
  const holdUntil = inHours(2);
  await renew(booking, { holdUntil, totalAmount: 1 }).expect(409);
  const { body } = await renew(booking, { holdUntil, totalAmount: TOTAL }).expect(200);
  expect(body.booking).toMatchObject({ totalAmount: TOTAL, payLink: { until: holdUntil } });
  expect(payLinkTokenOf(body.booking)).toBe(token);
  expect(await openLink(token)).toMatchObject({ state: 'open', totalAmount: TOTAL, payUntil: holdUntil });
  expect(await leftOf(api, of)).toBe(0);
  expect((await waiting()).linksEnded).toBe(before - 1);
  expect(await listed('link-ended')).not.toContain(booking._id);
});

test('a package with one price for each person, too, costs what it costs now', async () => {
  const of = await limitedTo(api, journey, '');
  const fields = { packageId: of._id, link: { holdUntil: inHours(2) } };
  const { body } = await bookAtDesk(api, desk, deskBody({ ...journey, api }, fields)).expect(201);
  api.clock.moveBy(4 * HOUR);
  await api.dependencies.database.collection('tourpackages').updateOne({ _id: objectIdOf(of._id) }, { $set: { price: 500_000 } });
  const { body: refused } = await renew(body.booking).expect(409);
  expect(refused.details).toMatchObject({ totalAmount: 10_000 });
});

test('where it cannot be renewed, it is said why: the seats are sold, the time does not fit, or there is nothing to pay', async () => {
  const of = await limitedTo(api, journey, 2);
  const { booking } = await bookLinked(of, 'sold@example.com');
  api.clock.moveBy(4 * HOUR);
  await journey.book({ of, travelDate: booking.travelDate });
  expect((await renew(booking, { totalAmount: TOTAL }).expect(409)).body).toMatchObject({ code: 'SOLD_OUT' });
  for (const days of [-1, 31, 11]) {
    const { body } = await renew(booking, { holdUntil: inHours(24 * days) }).expect(400);
    expect(body.details).toHaveProperty('holdUntil');
  }
  await journey.cancel(booking, admin).expect(200);
  expect((await renew(booking).expect(409)).body).toMatchObject({ code: 'NOT_PAYABLE', message: 'This booking is cancelled.' });
  const own = await journey.book({ travelDate: addDays(booking.travelDate, 1) });
  expect((await renew(own).expect(409)).body.message).toBe('Only a booking that was made at the desk has a link to pay.');
  await api.request
    .put(`/api/desk/link/${booking._id}`)
    .set(journey.traveller.bearer)
    .send({ holdUntil: inHours(1) })
    .expect(403);
});
