import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { everyPage } from '../../testing/every-page.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { storedTourPackage } from './stored-tour-package.ts';
import type { TourPackageRecord } from './tour-package.model.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

const api = await testApi();
const random = (below: number): number => Math.floor(Math.random() * below);
const all: TourPackageRecord[] = Array.from({ length: 5000 }, (): TourPackageRecord => {
  const title = `${['Temples', 'TEA (slow)', 'Überland', 'Ab'][random(4)]} & ${['Kyoto', 'kyo', 'Leh.'][random(3)]} ${random(90)}`;
  return {
    _id: new Types.ObjectId(randomBytes(12)),
    booked: 0,
    version: 0,
    // Many at once, so that ids break ties.
    withdrawnAt: random(3) === 0 ? null : new Date(Date.UTC(2026, 0, 1 + random(200))),
    ...storedTourPackage({
      title,
      destination: '6b02be7dee6f8751f50146f4',
      description: 'A trip.',
      itinerary: ['A day'],
      images: [],
      price: 100,
      availableFrom: '2026-01-01',
      availableTo: '2026-12-31',
    }),
    capacity: null,
    cancellationPolicy: null,
  };
});
await api.dependencies.database.collection<TourPackageRecord>('tourpackages').insertMany(all);

/** The latest first; of those at once the highest id. */
const plainly = (isMatch: (title: string) => boolean): string[] =>
  all
    .filter(({ withdrawnAt, title }) => withdrawnAt !== null && isMatch(title.toLowerCase()))
    .toSorted((a, b) => Number(b.withdrawnAt) - Number(a.withdrawnAt) || (String(a._id) < String(b._id) ? 1 : -1))
    .map(({ _id }) => String(_id));

const listed = async (title: string | undefined, limit: number): Promise<string[]> => {
  const packages = tourPackageRepository(api.dependencies.database);
  return (await everyPage((page) => packages.listWithdrawn({ title, ...page }), limit)).map(({ _id }) => String(_id));
};

test('withdrawn packages among 5,000 random ones are what a plain sort of all of them gives, to the last page', async () => {
  expect(await listed(undefined, 97)).toEqual(plainly(() => true));
});

test.each(['kyoto', 'KYO 1', 'b & l', 'ü', 'a', '(slow)', 'leh. 7', 'eh', 'temples & kyoto 8'])(
  'the title %j finds what a plain look at the titles of all withdrawn packages does, to the last page',
  async (title) => {
    const found = await listed(title, 53);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(plainly((one) => one.includes(title.toLowerCase())));
  },
);

test.each(['.*', 'atlantis', 'kyo.o'])('the title %j, taken literally, finds nothing', async (title) => {
  expect(await listed(title, 53)).toEqual([]);
});
