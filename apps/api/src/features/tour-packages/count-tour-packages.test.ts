import { addDays } from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { countTourPackages } from './count-tour-packages.ts';

let api: TestApi;
let leh: string;
beforeAll(async () => {
  api = await startTestApi();
  const admin = await signUpAdmin(api);
  leh = (await addDestination(api, admin, 'Leh'))._id;
  const goa = (await addDestination(api, admin, 'Goa'))._id;
  const [from, to] = [addDays(todayOf(api), -30), addDays(todayOf(api), -1)];
  await addTourPackage(api, admin, { destination: leh, title: 'Himalaya on foot', price: '100' });
  await addTourPackage(api, admin, { destination: leh, title: 'Himalaya by bus', price: '300' });
  await addTourPackage(api, admin, { destination: goa, title: 'Coast by bus', price: '300' });
  await addTourPackage(api, admin, { destination: goa, title: 'Monsoon', availableFrom: from, availableTo: to });
});
afterAll(() => api.stop());

const counts = async (query: string) => (await api.request.get(`/api/package/counts?${query}`).expect(200)).body;
const placesOf = ({ places }: { places: { name: string; count: number }[] }) =>
  places.map(({ name, count }) => `${name} ${count}`);

test('the count at each place is what the same filters find there, whichever place they name', async () => {
  expect(placesOf(await counts(''))).toEqual(['Goa 2', 'Leh 2']);
  expect(placesOf(await counts('offered=now'))).toEqual(['Goa 1', 'Leh 2']);
  expect(await counts(`minPrice=200&offered=now&destination=${leh}`)).toMatchObject({ total: 1 });
  expect(placesOf(await counts(`minPrice=200&offered=now&destination=${leh}`))).toEqual(['Goa 1', 'Leh 1']);
});

test.each([
  ['hymalaya', ['himalaya']],
  // Only what is found is offered: these words do not stand one behind the other.
  ['Himlaya bus', []],
  ['hymalaya by', ['himalaya by']],
  ['zzzzzz', []],
  ['himalaya', []],
])('a title typed as %s is taken for %j', async (title, titles) => {
  expect((await counts(`title=${title}`)).titles).toEqual(titles);
});

test('while there is no index the database counts the same', async () => {
  const inDatabase = await countTourPackages(api.dependencies, null, { offered: 'now' });
  expect(inDatabase).toEqual(await counts('offered=now'));
});
