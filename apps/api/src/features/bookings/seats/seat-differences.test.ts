import type { Booking, TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { leftOf, limitedTo } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { repairSeatDifferences } from './repair-seat-differences.ts';
import { type SeatDifference, seatDifferences } from './seat-differences.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);

const listDifferences = async (): Promise<SeatDifference[]> => {
  const found: SeatDifference[] = [];
  for await (const difference of seatDifferences(api.dependencies)) found.push(difference);
  return found;
};
const seatDays = () => api.dependencies.database.collection<{ _id: string; holds: object[] }>('seatdays');
const dayOf = (tourPackage: TourPackage, { travelDate }: Booking) => ({ _id: `${tourPackage._id} ${travelDate}` });

test('in a day’s business nothing differs: pending, paid, cancelled and refunded', async () => {
  const tourPackage = await limitedTo(api, journey, 8);
  await journey.book({ of: tourPackage });
  await journey.bookConfirmed({ of: tourPackage });
  await journey.cancel(await journey.bookConfirmed({ of: tourPackage })).expect(200);
  await journey.cancel(await journey.book({ of: tourPackage })).expect(200);
  expect(await listDifferences()).toEqual([]);
});

test('a booking between two writes is no difference: about to be confirmed, or about to give its seats back', async () => {
  const tourPackage = await limitedTo(api, journey, 8);
  const [confirming, cancelling] = [await journey.book({ of: tourPackage }), await journey.book({ of: tourPackage })];
  await seatDays().updateOne(dayOf(tourPackage, confirming), { $set: { 'holds.$[].until': null } });
  const { _id } = await journey.stored(cancelling);
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: { bookingStatus: 'cancelled' } });
  expect(await listDifferences()).toEqual([]);
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
  const differences = await listDifferences();
  expect(differences).toContainEqual({ ...at, bookingId: lacking._id, held: 0, booked: 2 });
  expect(differences).toContainEqual({ ...at, bookingId: over._id, held: 2, booked: 0 });
  expect(differences).toContainEqual({ ...at, bookingId: String(unknown), held: 2, booked: 0 });
  await repairSeatDifferences(api.dependencies);
  expect(await listDifferences()).toEqual([]);
  expect(await leftOf(api, tourPackage)).toBe(2);
});

test('told to stop, the comparison ends behind the page that it is at, however many bookings and seats there are', async () => {
  const tourPackage = await limitedTo(api, journey, 8);
  const { _id, ...booked } = await journey.stored(await journey.bookConfirmed({ of: tourPackage }));
  const bookings = Array.from({ length: 1200 }, () => ({ ...booked, _id: objectIdOf(newId()) }));
  const { database } = api.dependencies;
  await database.collection('bookings').insertMany(bookings.map((booking) => ({ ...booking, attempts: [] })));
  const found: string[] = [];
  const goesOn = () => false;
  for await (const { bookingId } of seatDifferences(api.dependencies, goesOn)) found.push(bookingId);
  expect(found.length).toBeGreaterThan(400);
  expect(found.length).toBeLessThanOrEqual(500);
  expect(await listDifferences()).toHaveLength(1200);
});
