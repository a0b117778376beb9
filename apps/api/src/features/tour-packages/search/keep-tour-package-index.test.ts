import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApi } from '../../../testing/start-test-api.ts';
import { storeData } from '../../../testing/stored-data/store-data.ts';
import { keepTourPackageIndex } from './keep-tour-package-index.ts';

/** More than make the index look through all titles again. */
const CHANGED = 5001;
const PRICE = 7;

const api = await testApi();

test('a package that changes while the index looks through all titles again is known as soon as its change was told of', async () => {
  const { database } = api.dependencies;
  await storeData(api.dependencies, { packages: CHANGED + 500, bookings: 0, until: api.clock.now() });
  const keeper = keepTourPackageIndex(api.dependencies);
  await keeper.setWatching(true);
  const index = keeper.current();
  if (!index) throw new Error('There is no index.');
  const stored = await database
    .collection('tourpackages')
    .find({ withdrawnAt: null }, { projection: { _id: 1 } })
    .toArray();
  const ids = stored.map(({ _id }) => String(_id));
  await database.collection('tourpackages').updateMany({}, { $set: { price: PRICE * 100 } });

  const many = keeper.refresh(ids.slice(0, CHANGED));
  while (index.upkeep() !== 'titles') await nextTurn();
  const told: Promise<void>[] = [];
  for (const id of ids.slice(CHANGED)) {
    if (index.upkeep() !== 'titles') break;
    told.push(keeper.refresh([id]));
    await nextTurn();
  }
  await Promise.all(told);
  const known = index.count({ minPrice: PRICE, maxPrice: PRICE }, '2026-01-01');
  expect(told.length).toBeGreaterThan(1);
  expect(known).toBe(CHANGED + told.length);
  await many;
  await keeper.setWatching(false);
});
