import { addDays, type TourPackage } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import { addTourPackage, packageFields, todayOf } from '../../testing/catalogue.ts';
import { eventually, startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { sumUpFigures } from '../../testing/sum-up-figures.ts';
import { figureRepository } from '../figures/index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const first = addDays(todayOf(api), 30);
const second = addDays(first, 1);
// Two days with two seats each.
const window = { availableFrom: first, availableTo: addDays(first, 1), capacity: '2' };
let boat: TourPackage;
beforeEach(async () => {
  boat = await addTourPackage(api, journey.admin, { destination: journey.tourPackage.destination._id, title: 'Boat', ...window });
});

/** What lists say once the job has run; the lists of this process follow within a moment. */
const becomes = async (nextDay: string | null): Promise<void> => {
  await sumUpFigures(api);
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

test('a day with seats of its own is full by them, not by those of its package', async () => {
  const own = (capacity: number | null) =>
    api.request.put(`/api/departure/${boat._id}/${first}`).set(journey.admin.bearer).send({ capacity }).expect(200);
  await confirmed(first);
  await becomes(second);
  await own(4);
  await becomes(first);
  await own(null);
  await becomes(second);
});

test('when all days are summed up, what packages have got wrong is made good', async () => {
  await confirmed(first);
  await packages().updateMany({}, { $set: { fullDays: [addDays(first, 1), addDays(first, 5)] } });
  await figureRepository(api.dependencies.database).forgetMark();
  await becomes(addDays(first, 1));
  expect((await packages().findOne({ _id: new Types.ObjectId(boat._id) }))?.fullDays).toEqual([first]);
});
