import type { Booking, NewBooking } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { bookingBody, startMoneyJourney } from '../../../testing/money-journey.ts';
import { leftOf, limitedTo } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);

const send = (key: string, fields: Partial<NewBooking> = {}, by: Account = journey.traveller, of = journey.tourPackage) =>
  api.request
    .post('/api/booking')
    .set(by.bearer)
    .set('Idempotency-Key', key)
    .send(bookingBody(api, by, of, fields));
const bookingsOf = async ({ userId, bearer }: Account) => (await api.request.get(`/api/booking/${userId}`).set(bearer)).body;

test('the same form 100 times at once is one booking that takes its seats once, and every call answers it', async () => {
  const traveller = await signUp(api);
  const tourPackage = await limitedTo(api, journey, 5);
  const answers = await Promise.all(Array.from({ length: 100 }, () => send('form-1', {}, traveller, tourPackage).expect(201)));
  const first = only<Booking>(await bookingsOf(traveller));
  expect(new Set(answers.map(({ body }) => body.booking._id))).toEqual(new Set([first._id]));
  expect(await leftOf(api, tourPackage)).toBe(3);
});

test('a repeat answers the booking as it is now, even where it could not be made any more', async () => {
  const { body } = await send('form-2').expect(201);
  await journey.cancel(body.booking).expect(200);
  const repeated = await send('form-2').expect(201);
  expect(repeated.body.booking).toMatchObject({ _id: body.booking._id, bookingStatus: 'cancelled' });
});

test('another order under the same key is refused; the same key of somebody else is another key', async () => {
  await send('form-3').expect(201);
  const { body } = await send('form-3', { totalPersons: 3 }).expect(409);
  expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  await send('form-3', { totalPersons: 3 }, await signUp(api)).expect(201);
});

test('an order that was refused may be sent again under its key, and is made once it can be', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const other = await journey.book({ of: tourPackage });
  await send('form-4', {}, journey.traveller, tourPackage).expect(409);
  await journey.cancel(other).expect(200);
  await send('form-4', {}, journey.traveller, tourPackage).expect(201);
});

test('a key has 1 to 200 visible characters', async () => {
  for (const key of ['', 'a b', 'é', 'x'.repeat(201)]) {
    const { body } = await send(Buffer.from(key).toString('latin1')).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION', details: { 'idempotency-key': expect.stringContaining('200') } });
  }
  await send('x'.repeat(200)).expect(201);
});

test('a key is remembered for two days', async () => {
  const indexes = await api.dependencies.database.collection('bookingkeys').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { usedAt: 1 }, expireAfterSeconds: 172_800 }));
});

test('the API’s document names the header', async () => {
  const { body } = await api.request.get('/api/openapi.json').expect(200);
  expect(body.paths['/api/booking'].post.parameters).toContainEqual(
    expect.objectContaining({ in: 'header', name: 'idempotency-key' }),
  );
});
