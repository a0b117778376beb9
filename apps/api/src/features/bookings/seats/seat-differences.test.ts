import type { Booking, TourPackage } from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acquireLeaderLock } from '../../../database/acquire-leader-lock.ts';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import { type MoneyJourney, startMoneyJourney } from '../../../testing/money-journey.ts';
import { leftOf, limitedTo } from '../../../testing/seats.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { listSeatDifferences } from './list-seat-differences.ts';
import { repairSeatDifferences } from './repair-seat-differences.ts';

let api: TestApi;
let journey: MoneyJourney;
beforeAll(async () => {
  api = await startTestApi();
  journey = await startMoneyJourney(api);
});
afterAll(() => api.stop());

const seatDays = () => api.dependencies.database.collection<{ _id: string; holds: object[] }>('seatdays');
const dayOf = (tourPackage: TourPackage, { travelDate }: Booking) => ({ _id: `${tourPackage._id} ${travelDate}` });

test('in a day’s business nothing differs: pending, paid, cancelled and given back', async () => {
  const tourPackage = await limitedTo(api, journey, 8);
  await journey.book({ of: tourPackage });
  await journey.bookConfirmed({ of: tourPackage });
  await journey.cancel(await journey.bookConfirmed({ of: tourPackage })).expect(200);
  await journey.cancel(await journey.book({ of: tourPackage })).expect(200);
  expect(await listSeatDifferences(api.dependencies)).toEqual([]);
});

test('a booking between two writes is no difference: about to be confirmed, or about to give its seats back', async () => {
  const tourPackage = await limitedTo(api, journey, 8);
  const [confirming, cancelling] = [await journey.book({ of: tourPackage }), await journey.book({ of: tourPackage })];
  await seatDays().updateOne(dayOf(tourPackage, confirming), { $set: { 'holds.$[].until': null } });
  const { _id } = await journey.stored(cancelling);
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: { bookingStatus: 'cancelled' } });
  expect(await listSeatDifferences(api.dependencies)).toEqual([]);
});

test('seats that a paid booking lacks, and seats kept for a cancelled or an unknown one, are listed and mended', async () => {
  const tourPackage = await limitedTo(api, journey, 4);
  const [lacking, over] = [await journey.bookConfirmed({ of: tourPackage }), await journey.bookConfirmed({ of: tourPackage })];
  const { travelDate } = lacking;
  await journey.cancel(over).expect(200);
  const unknown = objectIdOf(newId());
  const keeps = [(await journey.stored(over))._id, unknown].map((booking) => ({ booking, seats: 2, until: null }));
  await seatDays().updateOne(dayOf(tourPackage, lacking), { $set: { holds: keeps } });
  const at = { tourPackageId: tourPackage._id, travelDate };
  const differences = await listSeatDifferences(api.dependencies);
  expect(differences).toContainEqual({ ...at, bookingId: lacking._id, held: 0, booked: 2 });
  expect(differences).toContainEqual({ ...at, bookingId: over._id, held: 2, booked: 0 });
  expect(differences).toContainEqual({ ...at, bookingId: String(unknown), held: 2, booked: 0 });
  await repairSeatDifferences(api.dependencies);
  expect(await listSeatDifferences(api.dependencies)).toEqual([]);
  expect(await leftOf(api, tourPackage)).toBe(2);
});

test('of all processes one compares seats, once a night', async () => {
  const now = api.clock.now();
  const take = (at: Date) => acquireLeaderLock(api.dependencies.database, 'a job', 1000, at);
  const turns = await Promise.all(Array.from({ length: 5 }, () => take(now)));
  expect(turns.filter(Boolean)).toHaveLength(1);
  expect(await take(new Date(now.getTime() + 999))).toBe(false);
  expect(await take(new Date(now.getTime() + 1000))).toBe(true);
});
