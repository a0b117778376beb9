import { addDays, type Booking, type Destination, type TourPackage } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTourPackage } from '../../testing/catalogue.ts';
import { eventually, type MoneyJourney, startMoneyJourney } from '../../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { figureRepository } from '../figures/index.ts';
import { keepFigures } from './keep-figures.ts';

let api: TestApi;
let journey: MoneyJourney;
let other: TourPackage;
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
  other = await addTourPackage(api, journey.admin, { title: 'Other' });
  lead();
});
afterAll(async () => {
  await stopLeading();
  await api.stop();
});

const get = async (address: string) => (await api.request.get(address).expect(200)).body;
const recommended = async (): Promise<string[]> =>
  (await get('/api/package?sort=recommended&offered=now')).map(({ title }: TourPackage) => title);
const mostBooked = async (): Promise<string[]> => (await get('/api/destination?sort=booked')).map(({ _id }: Destination) => _id);
/** Waits until all earlier writes are counted and the lists show it. */
const becomes = async (first: TourPackage): Promise<void> => {
  const { ask, findCheckpoint } = figureRepository(api.dependencies.database);
  const asked = await ask(api.clock.now());
  await eventually(async () => ((await findCheckpoint())?.answered ?? 0) >= asked);
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

test('a leader that comes later makes good what the one before has missed, and what was booked 90 days ago counts no more', async () => {
  await stopLeading();
  const [old] = await Promise.all([journey.bookConfirmed({ of: other }), journey.bookConfirmed({ of: other })]);
  await packages().updateMany({}, { $set: { booked: 77 } });
  lead();
  await becomes(other);
  expect([await bookedOf(journey.tourPackage), await bookedOf(other)]).toEqual([2, 3]);
  await stopLeading();
  const day = addDays(api.clock.now().toISOString().slice(0, 10), -91);
  await made(old, new Date(`${day}T12:00:00Z`));
  await api.dependencies.database.collection('figuremarks').deleteMany({});
  lead();
  await eventually(async () => (await bookedOf(other)) === 2);
  expect(await bookedOf(journey.tourPackage)).toBe(2);
});
