import { MAX_COUNT } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const bookings = api.dependencies.database.collection('bookings');

const totalOf = async (query: string): Promise<string> => {
  const { headers } = await api.request.get(`/api/booking?limit=1&${query}`).set(journey.admin.bearer).expect(200);
  const { 'x-total-count': count, 'x-total-count-is': bound } = headers;
  return bound ? `${count} or more` : String(count);
};

test('a total is exact up to 1,000, and beyond says that there are as many or more', async () => {
  const confirmed = await journey.stored(await journey.bookConfirmed());
  const copies = Array.from({ length: 1100 }, () => ({ ...confirmed, _id: objectIdOf(newId()), attempts: [] }));
  await bookings.insertMany(copies);
  await journey.book();
  const many = `${MAX_COUNT} or more`;
  expect(await totalOf('status=all')).toBe(many);
  expect(await totalOf('status=confirmed')).toBe(many);
  expect(await totalOf('status=pending')).toBe('1');
  const { username } = journey.traveller;
  for (const narrower of ['travelFrom=2020-01-01', `search=${username}`, `package=${journey.tourPackage._id}`])
    expect([narrower, await totalOf(`status=confirmed&${narrower}`)]).toEqual([narrower, many]);
  for (const narrower of ['travelTo=2020-01-01', 'search=nobody', `package=${newId()}`, 'payment=refunded'])
    expect([narrower, await totalOf(`status=confirmed&${narrower}`)]).toEqual([narrower, '0']);
});
