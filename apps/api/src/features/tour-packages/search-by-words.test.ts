import type { TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const place = async (name: string, country: string, description: string): Promise<string> => {
  const { _id } = await addDestination(api, admin, name);
  await api.request.put(`/api/destination/${_id}`).set(admin.bearer).field({ name, country, description }).expect(200);
  return _id;
};
const serengeti = await place('Serengeti', 'Tanzania', 'Plains of grass.');
const kyoto = await place('Kyōto', 'Japan', 'Temples and moss.');
const goa = await place('Goa', 'India', 'A long beach, and old churches.');
const add = (title: string, destination: string, description: string, itinerary: string[]): Promise<TourPackage> =>
  addTourPackage(api, admin, { title, destination, description, itinerary: JSON.stringify(itinerary) });
await add('A First Safari for Families', serengeti, 'With the children in a tent.', ['Arrive', 'Lions']);
await add('Great Migration', serengeti, 'Wildebeest without end.', ['Arrive', 'A river, and a swim for the family']);
await add('Maple Season', kyoto, 'Red leaves. 京都三日間の旅。', ['Tea', 'A last walk']);
await add('Reef School: Learn to Dive', goa, 'For beginners.', ['Pool', 'Boat', 'Diving at Grande Island']);
await add('Harvest Week', goa, 'Cashew and feni.', ['Orchard', 'A dive from the boat']);

const ask = (query: Record<string, string>) => api.request.get('/api/package/filter').query(query);
const find = async (words: string, more: Record<string, string> = {}): Promise<TourPackage[]> =>
  (await ask({ words, ...more }).expect(200)).body;
const titlesOf = async (words: string, more?: Record<string, string>): Promise<string[]> =>
  (await find(words, more)).map(({ title }) => title);
const reasonOf = async (words: string, found: string) => only(await find(words), ({ title }) => title === found).foundIn;

test('words of title, place, descriptions and days find packages, the best of these first and equal ones by title', async () => {
  // Places follow their changes, which are told.
  await expect.poll(() => titlesOf('Japan')).toEqual(['Maple Season']);
  await expect.poll(() => titlesOf('beach')).toEqual(['Harvest Week', 'Reef School: Learn to Dive']);
  expect(await titlesOf('family')).toEqual(['A First Safari for Families', 'Great Migration']);
  expect(await titlesOf('children')).toEqual(['A First Safari for Families']);
  expect(await titlesOf('Serengeti')).toEqual(['A First Safari for Families', 'Great Migration']);
  expect(await titlesOf('diving')).toEqual(['Reef School: Learn to Dive', 'Harvest Week']);
});

test('all words count, each as the beginning of a word or another form of it, in every script and without accents', async () => {
  expect(await titlesOf('diving boat')).toEqual(['Reef School: Learn to Dive', 'Harvest Week']);
  expect(await titlesOf('boat GOA cash')).toEqual(['Harvest Week']);
  expect(await titlesOf('boat submarine')).toEqual([]);
  expect(await titlesOf('hurch')).toEqual([]);
  expect(await titlesOf('kyoto')).toEqual(['Maple Season']);
  expect(await titlesOf('京都の旅')).toEqual(['Maple Season']);
  expect(await titlesOf('child')).toEqual(['A First Safari for Families']);
  expect(await titlesOf('safaris')).toEqual(['A First Safari for Families']);
});

test('children are found by what travellers call them, continents by their countries, and small words ask for nothing', async () => {
  for (const words of ['kids', 'kid', 'toddlers'])
    expect(await titlesOf(words), words).toEqual(['A First Safari for Families', 'Great Migration']);
  expect(await titlesOf('safari with kids')).toEqual(['A First Safari for Families']);
  expect(await titlesOf('a dive from the boat in Goa')).toEqual(['Reef School: Learn to Dive', 'Harvest Week']);
  expect(await titlesOf('with')).toContain('A First Safari for Families');
  await expect.poll(() => titlesOf('africa')).toEqual(['A First Safari for Families', 'Great Migration']);
  await expect.poll(() => titlesOf('Asia')).toEqual(['Harvest Week', 'Maple Season', 'Reef School: Learn to Dive']);
  expect(await titlesOf('europe')).toEqual([]);
  expect(await reasonOf('africa', 'Great Migration')).toMatchObject({ before: 'Serengeti, Tanzania, ', hit: 'Africa' });
  expect(await reasonOf('kids', 'Great Migration')).toMatchObject({ field: 'itinerary', hit: 'family' });
});

test('an order that is named counts, and other filters and the counts beside a list go with words', async () => {
  expect(await titlesOf('diving', { sort: 'title' })).toEqual(['Harvest Week', 'Reef School: Learn to Dive']);
  expect(await titlesOf('boat', { title: 'week' })).toEqual(['Harvest Week']);
  const { body } = await api.request.get('/api/package/counts').query({ words: 'family' }).expect(200);
  expect(body).toMatchObject({ total: 2, places: [{ name: 'Serengeti', count: 2 }], titles: [], meantPlaces: [] });
  expect(body).not.toHaveProperty('words');
});

test('a found package says why it was found: by the word that stands furthest down, with the text around it', async () => {
  expect(await reasonOf('diving', 'Reef School: Learn to Dive')).toEqual({
    field: 'title',
    day: null,
    before: 'Reef School: Learn to ',
    hit: 'Dive',
    after: '',
  });
  expect(await reasonOf('grande', 'Reef School: Learn to Dive')).toEqual({
    field: 'itinerary',
    day: 3,
    before: 'Diving at ',
    hit: 'Grande',
    after: ' Island',
  });
  expect(await reasonOf('goa feni', 'Harvest Week')).toMatchObject({ field: 'description', before: 'Cashew and ', hit: 'feni' });
  expect(await reasonOf('japan', 'Maple Season')).toEqual({
    field: 'place',
    day: null,
    before: 'Kyōto, ',
    hit: 'Japan',
    after: '',
  });
  expect(await reasonOf('church', 'Harvest Week')).toMatchObject({
    field: 'about-place',
    before: 'A long beach, and old ',
    hit: 'churches',
  });
});

test('without words an answer is as before, and says no reason', async () => {
  for (const query of [{}, { title: 'week' }, { words: '' }, { words: ' ' }])
    for (const found of (await ask(query).expect(200)).body) expect(found).not.toHaveProperty('foundIn');
});

test('more than 100 characters are refused at their field, and 100 are not', async () => {
  const { body } = await ask({ words: 'a'.repeat(101) }).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION', details: { words: 'Use at most 100 characters.' } });
  await ask({ words: 'a'.repeat(100) }).expect(200);
});

test('pages of two that follow one another hold the whole list, and a cursor of another order is refused', async () => {
  const expected = await titlesOf('a');
  expect(expected).toHaveLength(5);
  const cursorIn = (link: string | undefined): string | null =>
    new URL(/<([^>]+)>/.exec(link ?? '')?.[1] ?? '', 'http://localhost').searchParams.get('cursor');
  const titles: string[] = [];
  const cursors: string[] = [];
  for (;;) {
    const answer = await ask({ words: 'a', limit: '2', ...(cursors[0] ? { cursor: cursors[0] } : {}) }).expect(200);
    expect(answer.headers['x-total-count']).toBe('5');
    titles.push(...answer.body.map(({ title }: TourPackage) => title));
    const next = cursorIn(answer.headers.link);
    if (next === null) break;
    cursors.unshift(next);
  }
  expect(titles).toEqual(expected);
  expect(cursors).toHaveLength(2);
  await ask({ words: 'a', cursor: cursors[0] ?? '', sort: 'price' }).expect(400);
  const byTitle = cursorIn((await ask({ limit: '1' }).expect(200)).headers.link);
  await ask({ words: 'a', cursor: byTitle ?? '' }).expect(400);
});
