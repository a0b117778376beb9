import { addDays, type TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const day = (count: number) => addDays(todayOf(api), count);
const seasons = (...list: object[]) => JSON.stringify(list.map((season, index) => ({ name: `Season ${index}`, ...season })));
/** A place of its own for each test. */
const addPlace = async () => {
  const { _id: destination } = await addDestination(api, admin);
  const listed = async (query: string): Promise<TourPackage[]> =>
    (await api.request.get(`/api/package/filter?destination=${destination}&${query}`).set(admin.bearer).expect(200)).body;
  const namesOf = async (query: string) => (await listed(query)).map(({ title, fromPrice }) => [title, fromPrice]);
  const add = (title: string, fields: object) => addTourPackage(api, admin, { destination, title, price: '10000', ...fields });
  return { destination, listed, namesOf, add };
};

test('lists filter and order packages by the lowest price of a day that can be booked, and say it', async () => {
  const { namesOf, add } = await addPlace();
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

test('a search by days filters and orders by the lowest price of a departure on these, and says which one it shows', async () => {
  const { destination: place, listed, add } = await addPlace();
  const window = { destination: place, availableFrom: day(5), availableTo: day(90) };
  const holidays = seasons({ from: day(40), to: day(49), percent: 30 });
  const weekly = JSON.stringify({ rules: [{ every: 'week', from: day(6) }], added: [], closed: [] });
  const safari = await add('Weekly, dear in the holidays', { ...window, capacity: '8', seasons: holidays, schedule: weekly });
  await add('Any day, dear in the holidays', { ...window, seasons: holidays });
  await add('One price', { ...window, price: '12000' });
  const asked = async (query: string) => {
    const { body } = await api.request.get(`/api/package/filter?destination=${place}&${query}`).expect(200);
    return body.map(({ title, askedDeparture }: TourPackage) => [title, askedDeparture]);
  };
  const others = (query: string) => api.request.get(`/api/package/counts?destination=${place}&${query}`).expect(200);
  const inHolidays = `availableFrom=${day(40)}&availableTo=${day(47)}`;
  const fits = { day: day(41), price: 13_000, left: 8, others: 0 };
  expect(await asked(`${inHolidays}&sort=price`)).toEqual([
    ['One price', { day: day(40), price: 12_000, others: 7 }],
    ...(await asked(`${inHolidays}&sort=price&minPrice=12500`)),
  ]);
  expect((await asked(`${inHolidays}&sort=-price&minPrice=12500`)).toSorted()).toEqual([
    ['Any day, dear in the holidays', { day: day(40), price: 13_000, others: 7 }],
    ['Weekly, dear in the holidays', fits],
  ]);
  expect((await asked(`${inHolidays}&maxPrice=12500`)).map(([title]: [string]) => title)).toEqual(['One price']);
  expect((await others(`${inHolidays}&maxPrice=12500`)).body).toMatchObject({
    total: 1,
    prices: { lowest: 12_000, highest: 13_000 },
  });
  // Days of two prices: the first departure, and the cheapest of them; with a highest price that one alone.
  const both = `availableFrom=${day(40)}&availableTo=${day(56)}`;
  const lowest = { day: day(55), price: 10_000 };
  expect(await asked(`${both}&title=weekly`)).toEqual([[safari.title, { ...fits, others: 2, lowest }]]);
  expect(await asked(`${both}&title=weekly&maxPrice=10000`)).toEqual([[safari.title, { ...fits, day: day(55), price: 10_000 }]]);
  // A price of the departure's own.
  const change = api.request.put(`/api/departure/${safari._id}/${day(41)}`).set(admin.bearer);
  await change.send({ prices: { person: 9000 } }).expect(200);
  await expect.poll(() => asked(`${inHolidays}&maxPrice=9000`)).toEqual([[safari.title, { ...fits, price: 9000 }]]);
  expect(await listed('')).not.toContainEqual(expect.objectContaining({ askedDeparture: expect.anything() }));
});

test('an answer in a list says what its price is for', async () => {
  const { destination: place, add } = await addPlace();
  await add('For a group', { destination: place, groupOf: '4' });
  await add('For adults', { destination: place, categories: JSON.stringify([{ id: 'adult', name: 'Adult', minAge: 12 }]) });
  await add('For each person', { destination: place });
  const { body } = await api.request.get(`/api/package/filter?destination=${place}`).expect(200);
  expect(body.map(({ title, unit }: TourPackage) => [title, unit])).toEqual([
    ['For a group', { groupOf: 4 }],
    ['For adults', { category: 'Adult' }],
    ['For each person', undefined],
  ]);
});

test('the lowest price follows the day without a write', async () => {
  const { destination, namesOf, add } = await addPlace();
  const twoDays = { availableFrom: day(1), availableTo: day(40) };
  await add('Cheap tomorrow', { ...twoDays, seasons: seasons({ from: day(1), to: day(1), percent: -90 }) });
  await expect.poll(() => namesOf('maxPrice=2000')).toEqual([['Cheap tomorrow', 1000]]);
  api.clock.moveBy(2 * 86_400_000);
  const asked = async () => (await api.request.get(`/api/package/filter?destination=${destination}&maxPrice=2000`)).body;
  await expect.poll(asked).toEqual([]);
});
