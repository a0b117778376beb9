import { addDays } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const leh = (await addDestination(api, admin, 'Leh'))._id;
const goa = (await addDestination(api, admin, 'Goa'))._id;
const [from, to] = [addDays(todayOf(api), -30), addDays(todayOf(api), -1)];
await addTourPackage(api, admin, { destination: leh, title: 'Himalaya on foot', price: '100' });
await addTourPackage(api, admin, { destination: leh, title: 'Himalaya by bus', price: '300' });
await addTourPackage(api, admin, { destination: goa, title: 'Coast by bus', price: '300' });
await addTourPackage(api, admin, { destination: goa, title: 'Monsoon', availableFrom: from, availableTo: to });

const edit = (id: string, name: string, description: string) =>
  api.request.put(`/api/destination/${id}`).set(admin.bearer).field({ name, country: 'India', description }).expect(200);
await edit(leh, 'Leh', 'The high Karakoram beyond the last green valley.');
await edit(goa, 'Goa Velha', 'The living reach of the sea.');

const counts = async (query: string) => (await api.request.get(`/api/package/counts?${query}`).expect(200)).body;
const placesOf = ({ places }: { places: { name: string; count: number }[] }) =>
  places.map(({ name, count }) => `${name} ${count}`);

test('the count at each place is what the same filters find there, whichever place they name', async () => {
  expect(placesOf(await counts(''))).toEqual(['Goa Velha 2', 'Leh 2']);
  expect(placesOf(await counts('offered=now'))).toEqual(['Goa Velha 1', 'Leh 2']);
  expect(await counts(`minPrice=200&offered=now&destination=${leh}`)).toMatchObject({ total: 1 });
  expect(placesOf(await counts(`minPrice=200&offered=now&destination=${leh}`))).toEqual(['Goa Velha 1', 'Leh 1']);
});

test('months, lengths and prices are counted too', async () => {
  // On the last day of a month nothing of that month can be booked any more.
  const month = addDays(todayOf(api), 32).slice(0, 7);
  const { months, lengths, prices } = await counts(`offered=now&minPrice=200&month=${month}&maxDays=9`);
  expect(months).toContainEqual({ month, count: 2 });
  expect(months.length).toBeGreaterThanOrEqual(12);
  expect(lengths).toEqual([{ days: 3, count: 2 }]);
  expect(prices).toEqual({ lowest: 100, highest: 300 });
  expect((await counts('title=zzzzzz')).prices).toBeNull();
});

test('a month is counted as the list would show it: only where it shares a day with the other dates, of which packages are found for all', async () => {
  const thisMonth = todayOf(api).slice(0, 7);
  const dates = `availableFrom=${addDays(todayOf(api), 70)}&availableTo=${addDays(todayOf(api), 75)}`;
  const { months } = await counts(`offered=now&${dates}`);
  const named = months.map(({ month }: { month: string }) => month);
  expect(named).toContain(addDays(todayOf(api), 70).slice(0, 7));
  expect(named).not.toContain(thisMonth);
  for (const month of [thisMonth, ...named]) {
    const { total } = await counts(`offered=now&${dates}&month=${month}`);
    expect(total).toBe(named.includes(month) ? 3 : 0);
    const list = await api.request.get(`/api/package/filter?offered=now&${dates}&month=${month}`).expect(200);
    expect(list.body).toHaveLength(total);
  }
});

test.each([
  ['hymalaya', ['himalaya']],
  // Only existing titles are offered: these words are not adjacent in any.
  ['Himlaya bus', []],
  ['hymalaya by', ['himalaya by']],
  ['zzzzzz', []],
  ['himalaya', []],
])('a title typed as %s is taken for %j', async (title, titles) => {
  expect((await counts(`title=${title}`)).titles).toEqual(titles);
});

test('a title that nothing has is taken for words that other texts have, with a typo too, by what the other filters find', async () => {
  const words = async (query: string) => {
    const found = await counts(query);
    expect(found.meantPlaces).toEqual([]);
    return found.words;
  };
  await expect.poll(() => words('title=karakoram')).toEqual(['karakoram']);
  expect(await words('title=karakorum&offered=now')).toEqual(['karakoram']);
  expect(await words('title=green Karakoram&minPrice=200')).toEqual(['green Karakoram']);
  expect(await words('title=karakorum&minPrice=400')).toBeUndefined();
  expect(await words('title=green submarines')).toBeUndefined();
  expect(await words('title=hymalaya')).toBeUndefined();
  expect(await words('title=himalaya')).toBeUndefined();
});

test('a place is meant only by nearly its name, and not by a word that is like one of its description', async () => {
  const meant = async (query: string) =>
    (await counts(query)).meantPlaces.map(({ name, count }: { name: string; count: number }) => `${name} ${count}`);
  await expect.poll(async () => (await counts('words=velha')).total).toBe(2);
  expect(await meant('title=diving')).toEqual([]);
  expect(await meant('title=beach')).toEqual([]);
  expect(await meant('words=velka')).toEqual(['Goa Velha 2']);
  expect(await meant('title=velka&offered=now')).toEqual(['Goa Velha 1']);
  expect(await meant(`words=velka&destination=${leh}`)).toEqual(['Goa Velha 2']);
  expect(await meant('title=velka&offered=now&minPrice=400')).toEqual([]);
  expect(await counts('words=velka coust')).toMatchObject({ words: ['velha coast'], titles: [], meantPlaces: [] });
});
