import { addDays, type Booking, type Destination, type TourPackage } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import { addTourPackage } from '../../testing/catalogue.ts';
import { eventually, startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { sumUpFigures } from '../../testing/sum-up-figures.ts';
import { figureRepository } from '../figures/index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const other = await addTourPackage(api, journey.admin, { title: 'Other' });

// Nothing was booked, and no run was later than the clock is now.
beforeEach(async () => {
  await api.dependencies.database.collection('bookings').deleteMany({});
  await figureRepository(api.dependencies.database).forgetMark();
});

const get = async (address: string) => (await api.request.get(address).expect(200)).body;
const recommended = async (): Promise<string[]> =>
  (await get('/api/package?sort=recommended&offered=now')).map(({ title }: TourPackage) => title);
const mostBooked = async (): Promise<string[]> => (await get('/api/destination?sort=booked')).map(({ _id }: Destination) => _id);
/** Long enough after the last ranking, however long that took. */
const runJob = async (): Promise<void> => {
  api.clock.moveBy(10 * 60_000);
  await sumUpFigures(api);
};
const becomes = async (first: TourPackage): Promise<void> => {
  await runJob();
  await eventually(async () => (await recommended())[0] === first.title);
  await eventually(async () => (await mostBooked())[0] === first.destination._id);
};
const packages = () => api.dependencies.database.collection('tourpackages');
const bookedOf = async ({ _id }: TourPackage) => (await packages().findOne({ _id: new Types.ObjectId(_id) }))?.booked;
const made = (booking: Booking, bookingDate: Date) =>
  api.dependencies.database.collection('bookings').updateOne({ _id: new Types.ObjectId(booking._id) }, { $set: { bookingDate } });

test('what was paid most is recommended first, and its place sells best; unpaid and cancelled bookings count nothing', async () => {
  await journey.bookConfirmed();
  await becomes(journey.tourPackage);
  await journey.book({ of: other });
  await journey.book({ of: other });
  const cancelled = await journey.bookConfirmed({ of: other });
  await journey.bookConfirmed({ of: other });
  await becomes(other);
  expect(await bookedOf(other)).toBe(2);
  await journey.cancel(cancelled).expect(200);
  await journey.bookConfirmed();
  await becomes(journey.tourPackage);
  expect([await bookedOf(journey.tourPackage), await bookedOf(other)]).toEqual([2, 1]);
});

test('the next run makes good what packages have got wrong, and what was booked 90 days ago counts no more', async () => {
  const [old] = await Promise.all([
    journey.bookConfirmed({ of: other }),
    journey.bookConfirmed({ of: other }),
    journey.bookConfirmed(),
  ]);
  await packages().updateMany({}, { $set: { booked: 77 } });
  await becomes(other);
  expect([await bookedOf(journey.tourPackage), await bookedOf(other)]).toEqual([1, 2]);
  const day = addDays(api.clock.now().toISOString().slice(0, 10), -91);
  await made(old, new Date(`${day}T12:00:00Z`));
  await runJob();
  expect([await bookedOf(journey.tourPackage), await bookedOf(other)]).toEqual([1, 1]);
});
