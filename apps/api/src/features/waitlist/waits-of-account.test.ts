import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../database/object-ids.ts';
import { signUp } from '../../testing/accounts.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { waitlistsOf } from '../../testing/waitlists.ts';
import { moveWaits } from './waits-of-account.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const waitlists = waitlistsOf(api, journey);

test('what an account waits for is in its export', async () => {
  const { tourPackage } = await waitlists.full(2);
  const traveller = await signUp(api);
  await waitlists.join(tourPackage, traveller, 2).expect(201);
  const { body } = await api.request.get('/api/account/export').set(traveller.bearer).expect(200);
  expect(body.waitlists).toEqual([
    { package: tourPackage._id, travelDate: waitlists.day, totalPersons: 2, joinedAt: expect.any(String) },
  ]);
});

test('of two accounts that are joined the one that remains waits, at the same place, and has the offer with its seats', async () => {
  const { tourPackage, booking } = await waitlists.full(2);
  const [from] = await waitlists.inLine(tourPackage, 2, 1);
  if (!from) throw new Error('Nobody waits.');
  const to = await signUp(api);
  const ids = [from, to].map(({ userId }) => objectIdOf(userId)) as [
    ReturnType<typeof objectIdOf>,
    ReturnType<typeof objectIdOf>,
  ];
  await moveWaits(api.dependencies, ...ids);
  await moveWaits(api.dependencies, ...ids);
  expect(await waitlists.waitsOf(from)).toEqual([]);
  expect(only(await waitlists.waitsOf(to)).position).toBe(1);
  await journey.cancel(booking).expect(200);
  await waitlists.offer();
  const token = await waitlists.tokenOf(to);
  const back = await signUp(api);
  await moveWaits(api.dependencies, objectIdOf(to.userId), objectIdOf(back.userId));
  expect(await waitlists.tokenOf(back)).toBe(token);
  const { body } = await waitlists.book(token, Math.round(tourPackage.price * 200) / 100).expect(201);
  await api.request.get(`/api/booking/bookingById/${body.bookingId}`).set(back.bearer).expect(200);
});
