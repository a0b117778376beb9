import { addDays, type TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const { _id: destination } = await addDestination(api, admin);
const day = (count: number) => addDays(todayOf(api), count);
const seasons = (...list: object[]) => JSON.stringify(list.map((season, index) => ({ name: `Season ${index}`, ...season })));
const listed = async (query: string): Promise<TourPackage[]> =>
  (await api.request.get(`/api/package/filter?destination=${destination}&${query}`).set(admin.bearer).expect(200)).body;
const namesOf = async (query: string) => (await listed(query)).map(({ title, fromPrice }) => [title, fromPrice]);
const add = (title: string, fields: object) => addTourPackage(api, admin, { destination, title, price: '10000', ...fields });

test('lists filter and order packages by the lowest price of a day that can be booked, and say it', async () => {
  const first = { availableFrom: day(5), availableTo: day(60) };
  await add('One price', first);
  await add('Dear on each of its days', {
    ...first,
    seasons: seasons({ from: day(1), to: day(90), prices: { person: 14_000 } }),
  });
  await add('Cheap at last', { ...first, seasons: seasons({ from: day(50), to: day(60), percent: -50 }) });
  await add('Was cheap', { availableTo: day(60), seasons: seasons({ from: day(-30), to: day(-1), percent: -50 }) });
  const leavesOnce = { rules: [{ every: 'week', from: day(6) }], added: [], closed: [] };
  const tourPackage = await add('Cheap on a day on which it does not leave', {
    ...first,
    schedule: JSON.stringify(leavesOnce),
    seasons: seasons({ from: day(7), to: day(12), percent: -50 }),
  });
  const found = await namesOf('maxPrice=12000&sort=price');
  expect(found.findIndex(([title]) => title === 'Cheap at last')).toBe(0);
  expect(found.toSorted(([one = ''], [other = '']) => String(one).localeCompare(String(other)))).toEqual([
    ['Cheap at last', 5000],
    ['Cheap on a day on which it does not leave', undefined],
    ['One price', undefined],
    ['Was cheap', undefined],
  ]);
  expect(await namesOf('minPrice=12000')).toEqual([['Dear on each of its days', 14_000]]);
  const price = (prices: unknown) =>
    api.request
      .put(`/api/departure/${tourPackage._id}/${day(13)}`)
      .set(admin.bearer)
      .send({ prices })
      .expect(200);
  await price({ person: 4000 });
  await expect.poll(() => namesOf('maxPrice=4500')).toEqual([[tourPackage.title, 4000]]);
  await price(null);
  await expect.poll(() => namesOf('maxPrice=4500')).toEqual([]);
});

// Last, because the clock moves.
test('the lowest price follows the day without a write', async () => {
  const twoDays = { availableFrom: day(1), availableTo: day(40) };
  await add('Cheap tomorrow', { ...twoDays, seasons: seasons({ from: day(1), to: day(1), percent: -90 }) });
  await expect.poll(() => namesOf('maxPrice=2000')).toEqual([['Cheap tomorrow', 1000]]);
  api.clock.moveBy(2 * 86_400_000);
  const asked = async () => (await api.request.get(`/api/package/filter?destination=${destination}&maxPrice=2000`)).body;
  await expect.poll(asked).toEqual([]);
});
