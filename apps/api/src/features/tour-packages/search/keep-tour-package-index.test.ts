import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { storeData } from '../../../testing/stored-data/store-data.ts';
import { keepTourPackageIndex } from './keep-tour-package-index.ts';
import { readSaleMoment } from './sale-moment.ts';

const PACKAGES = 5500;
/** Changes that are reported at once, before that of one package more. */
const CHANGED = 5000;

const api = await testApi();
const tourPackages = api.dependencies.database.collection('tourpackages');
await storeData(api.dependencies, { packages: PACKAGES, bookings: 0, until: api.clock.now() });

test('who asks before the catalogue is in memory, or when changes may have been missed, waits until all of it is there', async () => {
  const keeper = keepTourPackageIndex(api.dependencies);
  const stored = await tourPackages.countDocuments({ withdrawnAt: null });
  for (const _time of ['at the start', 'after the change stream broke']) {
    const asked = keeper.current();
    expect(await Promise.race([asked, pause(50, 'waits')])).toBe('waits');
    expect(keeper.isReady()).toBe(false);
    // The first of them is given up when the change stream is opened again.
    await Promise.all([keeper.fill(), keeper.fill()]);
    expect(keeper.isReady()).toBe(true);
    expect((await asked).size()).toBe(stored);
    keeper.empty();
  }
});

test('a package that changes while thousands of changes are read is known as soon as its change was reported', async () => {
  const keeper = keepTourPackageIndex(api.dependencies);
  await keeper.fill();
  const index = await keeper.current();
  const stored = await tourPackages.find({ withdrawnAt: null }, { projection: { _id: 1 } }).toArray();
  const ids = stored.map(({ _id }) => String(_id));
  const last = ids[CHANGED] ?? '';
  const sale = await readSaleMoment(api.dependencies);
  const countAt = (rupees: number): number => index.countEach({ minPrice: rupees, maxPrice: rupees }, sale).total;

  await tourPackages.updateMany({}, { $set: { price: 700 }, $unset: { seasons: 1 } });
  const many = keeper.refresh(ids.slice(0, CHANGED));
  await pause(10);
  await tourPackages.updateOne({ _id: objectIdOf(last) }, { $set: { price: 900 } });
  await keeper.refresh([last]);
  expect(countAt(9)).toBe(1);
  await many;
  expect(countAt(7)).toBe(CHANGED);
});

test('one package that cannot be read is left out and named in the log, and all others stay in the lists', async () => {
  const said: unknown[] = [];
  const logger = Object.assign(Object.create(api.dependencies.logger), { error: (line: unknown) => said.push(line) });
  const keeper = keepTourPackageIndex({ ...api.dependencies, logger });
  const { _id } = (await tourPackages.findOne({ withdrawnAt: null })) ?? {};
  const id = objectIdOf(String(_id));
  await tourPackages.updateOne(
    { _id: id },
    {
      $set: {
        availableFrom: '9999-12-01',
        availableTo: '9999-12-31',
        schedule: { rules: [{ every: 'day', from: '9999-12-01' }], added: [], closed: [] },
      },
    },
  );
  await keeper.fill();
  const index = await keeper.current();
  expect(index.size()).toBe((await tourPackages.countDocuments({ withdrawnAt: null })) - 1);
  expect(said).toMatchObject([{ package: String(id) }]);
  await tourPackages.updateOne({ _id: id }, { $set: { withdrawnAt: api.clock.now() } });
  await keeper.refresh([String(id)]);
  expect(index.size()).toBe(await tourPackages.countDocuments({ withdrawnAt: null }));
});
