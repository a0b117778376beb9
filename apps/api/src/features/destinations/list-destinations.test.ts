import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPage } from '../../testing/every-page.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import type { DestinationRecord } from './destination.model.ts';
import { destinationRepository, storedDestination } from './destination.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('5,000 random destinations are listed as a plain sort by name gives them, to the last page', async () => {
  const names = ['Hampi', 'hampi', 'Zürich', 'Ålesund', 'Gokarna', 'leh'];
  const all = Array.from({ length: 5000 }, (): DestinationRecord => {
    const number = Math.floor(Math.random() * 600);
    return {
      _id: new Types.ObjectId(randomBytes(12)),
      withdrawnAt: Math.random() < 0.05 ? new Date() : null,
      ...storedDestination({
        name: `${names[number % names.length]} ${number}`,
        country: 'India',
        description: 'A place.',
        imageUrl: '/uploads/a.jpg',
      }),
    };
  });
  await api.dependencies.database.collection<DestinationRecord>('destinations').insertMany(all);
  const listed = await everyPage((page) => destinationRepository(api.dependencies.database).list(page), 99);
  const plain = all
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .toSorted((one, other) => Buffer.compare(Buffer.from(sortKeyOf(one)), Buffer.from(sortKeyOf(other))));
  expect(listed.map(({ _id }) => String(_id))).toEqual(plain.map(({ _id }) => String(_id)));
});

/** The database compares texts by their bytes. */
const sortKeyOf = ({ nameKey, _id }: DestinationRecord): string => `${nameKey}\0${String(_id)}`;
