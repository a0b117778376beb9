import { addDays, type TourPackageFilter } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import type { PageOf } from '../../database/lists/list-page.ts';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addTourPackage, packageFields, todayOf } from '../../testing/catalogue.ts';
import { everyFilter, plainList, randomPackages } from '../../testing/samples/random-packages.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { listTourPackages } from './list-tour-packages.ts';
import type { IndexedPackage } from './search/indexed-package.repository.ts';
import { keepTourPackageIndex } from './search/keep-tour-package-index.ts';
import { readSaleMoment } from './search/sale-moment.ts';
import type { ShownPackage } from './tour-package.model.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const today = todayOf(api);

const documentOf = ({ id, destination, ...fields }: IndexedPackage) => ({
  _id: new Types.ObjectId(id),
  destinationId: new Types.ObjectId(destination),
  ...fields,
  title: fields.titleKey,
  description: 'A trip.',
  itinerary: ['A day'],
  images: [],
  cancellationPolicy: null,
  capacity: null,
  withdrawnAt: null,
});
const collection = () => api.dependencies.database.collection('tourpackages');
beforeEach(() => collection().deleteMany({}));
/** As another process writes. */
const store = (packages: readonly IndexedPackage[]) => collection().insertMany(packages.map(documentOf));

type List = (filter: TourPackageFilter) => Promise<PageOf<ShownPackage>>;
const idsOf = async (list: List, filter: TourPackageFilter): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: PageOf<ShownPackage> = await list({ ...filter, limit: 100, ...(cursor ? { cursor } : {}) });
    ids.push(...page.records.map(({ _id }) => String(_id)));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
};

test('pages that follow one another by their cursors hold what a plain filter and sort of all packages does', async () => {
  // What they charge on single days is tried with the index (tour-package-index.test.ts).
  const packages = randomPackages(600, today, 11).map(({ charges: _charges, ...one }) => one);
  await store(packages);
  const keeper = keepTourPackageIndex(api.dependencies);
  await keeper.fill();
  const list: List = (filter) => listTourPackages(api.dependencies, keeper, filter);
  const sale = await readSaleMoment(api.dependencies);
  for (const filter of everyFilter(packages, today).filter((_, number) => number % 41 === 0)) {
    const expected = plainList(packages, filter, sale).map(({ id }) => id);
    expect(await idsOf(list, filter), JSON.stringify(filter)).toEqual(expected);
    expect((await list(filter)).total).toEqual({ count: expected.length, isExact: true });
  }
});

const titlesOf = async (query: string): Promise<string[]> =>
  (await api.request.get(`/api/package/filter?${query}`).set(admin.bearer).expect(200)).body.map(
    ({ title }: { title: string }) => title,
  );

test('what an admin adds, edits and deletes is in the list or gone from it with the answer', async () => {
  const added = await addTourPackage(api, admin, { title: 'Zanskar on ice' });
  expect(await titlesOf('title=zanskar')).toEqual(['Zanskar on ice']);
  const fields = packageFields(api, added.destination._id, { title: 'Zanskar in summer', price: '77.70' });
  await api.request.put(`/api/package/${added._id}`).set(admin.bearer).field(fields).expect(200);
  expect(await titlesOf('title=on ice')).toEqual([]);
  expect(await titlesOf('title=summer&maxPrice=77.7&minPrice=77.7')).toEqual(['Zanskar in summer']);
  await api.request.delete(`/api/package/${added._id}`).set(admin.bearer).expect(200);
  expect(await titlesOf('title=zanskar')).toEqual([]);
});

test('what another process adds, edits and withdraws comes into the list and leaves it', async () => {
  const { destination } = await addTourPackage(api, admin, { title: 'Anchor' });
  const [one] = randomPackages(1, today, 12) as [IndexedPackage];
  await store([{ ...one, schedule: null, destination: destination._id, titleKey: 'yak caravan' }]);
  await expect.poll(() => titlesOf('title=yak')).toEqual(['yak caravan']);
  const _id = new Types.ObjectId(one.id);
  await collection().updateOne({ _id }, { $set: { availableFrom: addDays(today, 900), availableTo: addDays(today, 901) } });
  await expect.poll(() => titlesOf(`title=yak&availableFrom=${addDays(today, 899)}`)).toEqual(['yak caravan']);
  await collection().updateOne({ _id }, { $set: { withdrawnAt: new Date() } });
  await expect.poll(() => titlesOf('title=yak')).toEqual([]);
});

test('packages that changed while the index was made, or while no changes were told, are right in it', async () => {
  const packages = randomPackages(3000, today, 13);
  await store(packages);
  const keeper = keepTourPackageIndex(api.dependencies);
  const filled = keeper.fill();
  const [first, second] = packages as [IndexedPackage, IndexedPackage];
  await collection().updateOne({ _id: new Types.ObjectId(first.id) }, { $set: { titleKey: 'changed meanwhile' } });
  await collection().deleteOne({ _id: new Types.ObjectId(second.id) });
  await keeper.refresh([first.id, second.id]);
  await filled;
  const countOf = async (filter: TourPackageFilter): Promise<number> =>
    (await keeper.current()).countEach(filter, await readSaleMoment(api.dependencies)).total;
  expect(await countOf({ title: 'changed meanwhile' })).toBe(1);
  keeper.empty();
  await collection().updateMany({ titleKey: 'changed meanwhile' }, { $set: { titleKey: 'changed unseen' } });
  await keeper.fill();
  expect(await countOf({ title: 'changed unseen' })).toBe(1);
  expect(await countOf({})).toBe(await collection().countDocuments({ withdrawnAt: null }));
});
