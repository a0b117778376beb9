import { expect, test } from 'vitest';
import { addDestination, addTourPackage } from '../testing/catalogue.ts';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { testApi } from '../testing/start-test-api.ts';
import { eraseWithdrawnAtNight } from './erase-withdrawn-at-night.ts';

const DAY = 24 * 60 * 60_000;

const api = await testApi();
const journey = await startMoneyJourney(api);

/** To half past three at night in Asia/Kolkata, some days from now. */
const moveToNight = (days: number): void => {
  const now = api.clock.now().getTime();
  api.clock.moveBy(Math.floor(now / DAY) * DAY + days * DAY + 22 * 60 * 60_000 - now);
};
const idsIn = async (collection: string): Promise<string[]> =>
  (
    await api.dependencies.database
      .collection(collection)
      .find({}, { projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => String(_id));
const remove = (path: string) => api.request.delete(path).set(journey.admin.bearer).expect(200);

test('what was deleted is erased in a night a day later with its pictures, unless a booking or a package points at it or it was put back', async () => {
  const { admin, tourPackage } = journey;
  const booked = await journey.bookConfirmed();
  await remove(`/api/package/${booked.package._id}`);
  await remove(`/api/destination/${tourPackage.destination._id}`);
  const kept = await api.keptPictures();
  const unused = await addTourPackage(api, admin, { title: 'Nobody books this' }, 1);
  await remove(`/api/package/${unused._id}`);
  await remove(`/api/destination/${unused.destination._id}`);
  const back = await addDestination(api, admin, 'Back again');
  await remove(`/api/destination/${back._id}`);
  await api.request.put(`/api/destination/restore/${back._id}`).set(admin.bearer).expect(200);

  const gone = [unused._id, unused.destination._id];
  const stored = async () => [...(await idsIn('tourpackages')), ...(await idsIn('destinations'))];
  await eraseWithdrawnAtNight(api.dependencies, () => false);
  expect(await stored()).toEqual(expect.arrayContaining(gone));
  moveToNight(2);
  await eraseWithdrawnAtNight(api.dependencies, () => false);
  const left = await stored();
  for (const id of gone) expect(left).not.toContain(id);
  expect(left).toEqual(expect.arrayContaining([booked.package._id, tourPackage.destination._id, back._id]));
  expect((await api.keptPictures()).length).toBe(kept.length + 8);
});
