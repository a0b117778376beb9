import { addDays, type TourPackage } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTourPackage, packageFields, todayOf } from '../../testing/catalogue.ts';
import { eventually, type MoneyJourney, startMoneyJourney } from '../../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { figureRepository } from '../figures/index.ts';
import { keepFigures } from './keep-figures.ts';

let api: TestApi;
let journey: MoneyJourney;
let boat: TourPackage;
let first: string;
let isStopping = false;
let leading: Promise<unknown> = Promise.resolve();
const lead = () => {
  isStopping = false;
  leading = keepFigures(api.dependencies, () => isStopping);
};
const stopLeading = async () => {
  isStopping = true;
  await leading;
};
beforeAll(async () => {
  api = await startTestApi();
  journey = await startMoneyJourney(api);
  first = addDays(todayOf(api), 30);
  // Two days with two seats each.
  const window = { availableFrom: first, availableTo: addDays(first, 1), capacity: '2' };
  boat = await addTourPackage(api, journey.admin, { title: 'Boat', ...window });
  lead();
});
afterAll(async () => {
  await stopLeading();
  await api.stop();
});

/** What lists say once everything that was written before is counted. */
const becomes = async (nextDay: string | null): Promise<void> => {
  const { ask, findCheckpoint } = figureRepository(api.dependencies.database);
  const asked = await ask(api.clock.now());
  await eventually(async () => ((await findCheckpoint())?.answered ?? 0) >= asked);
  const listed = async () =>
    (await api.request.get('/api/package').expect(200)).body.find(({ _id }: TourPackage) => _id === boat._id)?.nextDay;
  await eventually(async () => (await listed()) === nextDay);
};
const packages = () => api.dependencies.database.collection('tourpackages');
const setCapacity = (capacity: string) =>
  api.request
    .put(`/api/package/${boat._id}`)
    .set(journey.admin.bearer)
    .field(
      packageFields(api, boat.destination._id, {
        availableFrom: boat.availableFrom,
        availableTo: boat.availableTo,
        capacity,
      }),
    )
    .expect(200);
const confirmed = (travelDate: string) => journey.bookConfirmed({ of: boat, travelDate });

test('a list tells the next day with a seat that is not paid, or that there is none, as bookings and the capacity change', async () => {
  const second = addDays(first, 1);
  expect(boat.nextDay).toBe(first);
  const unpaid = await journey.book({ of: boat, travelDate: first });
  await becomes(first);
  await journey.cancel(unpaid).expect(200);
  await confirmed(first);
  await becomes(second);
  const last = await confirmed(second);
  await becomes(null);
  await journey.cancel(last).expect(200);
  await becomes(second);
  await setCapacity('3');
  await becomes(first);
  await setCapacity('2');
  await becomes(second);
});

test('a leader that begins anew makes good what packages have got wrong', async () => {
  await stopLeading();
  await packages().updateMany({}, { $set: { fullDays: [addDays(first, 1)] } });
  await api.dependencies.database.collection('figuremarks').deleteMany({});
  lead();
  await becomes(addDays(first, 1));
  expect((await packages().findOne({ _id: new Types.ObjectId(boat._id) }))?.fullDays).toEqual([first]);
});
