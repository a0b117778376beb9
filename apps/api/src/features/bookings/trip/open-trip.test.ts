import { bookingNumberOf } from '@wayfarer/contracts';
import { expect, test, vi } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { startTestApi, testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const addressOf = ({ username }: { username: string }): string => `${username}@example.com`;
const open = (number: string, email: string, of = api) => of.request.post('/api/booking/open').send({ number, email });

test('a booking number with the address of its traveller opens the trip without a login: where and when, and nobody', async () => {
  const by = await signUp(api);
  const booking = await journey.bookConfirmed({ by });
  const number = bookingNumberOf(booking._id);
  for (const typed of [number, ` #${number.toLowerCase()} `, `${number.slice(0, 4)} ${number.slice(4)}`]) {
    const { body } = await open(typed, ` ${addressOf(by).toUpperCase()}`).expect(200);
    expect(body).toMatchObject({
      number,
      package: { title: journey.tourPackage.title },
      travelDate: booking.travelDate,
      days: journey.tourPackage.itinerary,
      bookingStatus: 'confirmed',
      isUnpaid: false,
    });
    expect(Object.keys(body).toSorted()).toEqual([
      'bookingStatus',
      'days',
      'isUnpaid',
      'number',
      'package',
      'totalPersons',
      'travelDate',
    ]);
  }
});

test('a number of somebody else, an unknown one, an unknown address, and one of a deleted account open nothing, in the same words', async () => {
  const [by, other] = [await signUp(api), await signUp(api)];
  const number = bookingNumberOf((await journey.bookConfirmed({ by }))._id);
  const answers = [
    await open(number, addressOf(other)).expect(404),
    await open('00000000', addressOf(by)).expect(404),
    await open(number, 'nobody@example.com').expect(404),
  ];
  await api.request.delete(`/api/auth/${by.userId}`).set(journey.admin.bearer).expect(200);
  answers.push(await open(number, addressOf(by)).expect(404));
  expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
});

test('whoever is called like a number opens nothing by it', async () => {
  const by = await signUp(api, { username: 'deadbeef' });
  await journey.book({ by });
  await open('DEADBEEF', addressOf(by)).expect(404);
});

test('a cancelled trip and one without money say so', async () => {
  const by = await signUp(api);
  const booking = await journey.book({ by });
  const number = bookingNumberOf(booking._id);
  expect((await open(number, addressOf(by)).expect(200)).body).toMatchObject({ bookingStatus: 'pending', isUnpaid: true });
  await journey.cancel(booking, by).expect(200);
  expect((await open(number, addressOf(by)).expect(200)).body).toMatchObject({ bookingStatus: 'cancelled', isUnpaid: false });
});

test.each(['', '1234567', '123456789', 'GHIJKLMN', '１２３４5678x'])(
  'what is no booking number, %j, is refused at its field',
  async (number) => {
    const { body } = await open(number, 'asha@example.com').expect(400);
    expect(Object.keys(body.details)).toEqual(['number']);
  },
);

test('after twenty wrong numbers for an address nobody opens a trip of it for a while, from whichever network', async () => {
  const limited = await startTestApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const by = await signUp(limited);
  const guess = (n: number) => open(`000000${n}`, addressOf(by), limited).set('X-Forwarded-For', `198.51.100.${n}`);
  const warned = vi.spyOn(limited.dependencies.logger, 'warn');
  for (let n = 10; n < 30; n += 1) await guess(n).expect(404);
  await guess(30).expect(429);
  // The log says which limit and from which network, and not about whom.
  expect(warned).toHaveBeenCalledWith(
    expect.objectContaining({ event: 'limit_reached', limit: 'wrongTripOf', network: '198.51.100.0' }),
    expect.anything(),
  );
  expect(JSON.stringify(warned.mock.calls)).not.toContain(by.username);
  await limited.stop();
});
