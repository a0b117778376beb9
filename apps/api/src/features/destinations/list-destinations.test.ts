import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPage } from '../../testing/every-page.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import type { DestinationRecord } from './destination.model.ts';
import { destinationRepository, type ListSort, storedDestination } from './destination.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const destinations = () => destinationRepository(api.dependencies.database);
const idsOf = (records: readonly DestinationRecord[]): string[] => records.map(({ _id }) => String(_id));

let all: DestinationRecord[];
beforeAll(async () => {
  const names = ['Hampi', 'hampi', 'Zürich', 'Ålesund', 'Gokarna', 'leh'];
  all = Array.from({ length: 5000 }, (): DestinationRecord => {
    const number = Math.floor(Math.random() * 600);
    return {
      _id: new Types.ObjectId(randomBytes(12)),
      withdrawnAt: Math.random() < 0.05 ? new Date() : null,
      ...storedDestination({
        name: `${names[number % names.length]} ${number}`,
        country: ['India', 'Norway', 'New Zealand', `Land${number}`][number % 7] ?? 'Nepal',
        description: 'A place.',
        imageUrl: '/uploads/a.jpg',
      }),
    };
  });
  await api.dependencies.database.collection<DestinationRecord>('destinations').insertMany(all);
});

/** The expected list, filtered and sorted naively. The database compares texts by their bytes. */
const plainly = (isMatch: (one: DestinationRecord) => boolean, sort: ListSort = 'name'): string[] => {
  const keyOf = ({ name, country, _id }: DestinationRecord): Buffer =>
    Buffer.from(`${(sort.endsWith('name') ? name : country).toLowerCase()}\0${String(_id)}`);
  const sorted = all
    .filter((one) => one.withdrawnAt === null && isMatch(one))
    .toSorted((one, other) => Buffer.compare(keyOf(one), keyOf(other)));
  return idsOf(sort.startsWith('-') ? sorted.toReversed() : sorted);
};

const sorts: ListSort[] = ['name', '-name', 'country', '-country'];

test.each(sorts)('5,000 random destinations in the order %s are what a plain sort gives, to the last page', async (sort) => {
  expect(idsOf(await everyPage((page) => destinations().list(page, sort), 99))).toEqual(plainly(() => true, sort));
});

test.each(sorts)('what a search finds comes in the order %s too, to the last page', async (sort) => {
  const inIndia = ({ country }: DestinationRecord) => country === 'India';
  expect(idsOf(await everyPage((page) => destinations().search('ind', page, sort), 99))).toEqual(plainly(inIndia, sort));
});

test.each([
  ['zur', ({ name }: DestinationRecord) => name.startsWith('Z')],
  ['ZÜRICH', ({ name }: DestinationRecord) => name.startsWith('Z')],
  ['ales nor', ({ name, country }: DestinationRecord) => name.startsWith('Å') && country === 'Norway'],
  ['zeal', ({ country }: DestinationRecord) => country === 'New Zealand'],
  // A prefix of two words of one entry, which is found once.
  ['ne', ({ country }: DestinationRecord) => country.startsWith('Ne')],
  ['hampi 18', ({ name }: DestinationRecord) => /^hampi 18/i.test(name)],
])('the search %j finds all whose name or country has such words, by name, to the last page', async (search, isMatch) => {
  const found = idsOf(await everyPage((page) => destinations().search(search, page), 7));
  expect(found.length).toBeGreaterThan(7);
  expect(found).toEqual(plainly(isMatch));
});

test.each(['atlantis', '...', 'zurich kathmandu'])('the search %j finds nothing', async (search) => {
  expect(await destinations().search(search, {})).toMatchObject({ records: [], total: { count: 0 }, nextCursor: null });
});

test('a search that too many words begin with asks for more letters', async () => {
  await expect(destinations().search('lan', {})).rejects.toMatchObject({ code: 'VALIDATION' });
});
