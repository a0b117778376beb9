import type { Booking, TourPackage } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import { endTrip } from '../../../testing/end-trip.ts';
import { examinedBy } from '../../../testing/examined.ts';
import { holdNextQuery } from '../../../testing/hold-next-query.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { leftOf, limitedTo } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { repairSeatDifferences } from './repair-seat-differences.ts';
import { type SeatDifference, seatDifferences } from './seat-differences.ts';

const api = await testApi();
// Work triggered by the provider's events is not part of a comparison.
api.provider.setFaults({ lose_event: {} });
const journey = await startMoneyJourney(api);

const listDifferences = async (goesOn?: () => boolean): Promise<SeatDifference[]> => {
  const found: SeatDifference[] = [];
  for await (const difference of seatDifferences(api.dependencies, goesOn)) found.push(difference);
  return found;
};
const bookings = () => api.dependencies.database.collection('bookings');
const seatDays = () => api.dependencies.database.collection<{ _id: string; holds: object[] }>('seatdays');
beforeEach(() => Promise.all([bookings().deleteMany({}), seatDays().deleteMany({})]));
const dayOf = (tourPackage: TourPackage, { travelDate }: Booking) => ({ _id: `${tourPackage._id} ${travelDate}` });

test('in a day’s business nothing differs: pending, paid, cancelled and refunded', async () => {
  const tourPackage = await limitedTo(api, journey, 8);
  await journey.book({ of: tourPackage });
  await journey.bookConfirmed({ of: tourPackage });
  await journey.bookConfirmed();
  await journey.cancel(await journey.bookConfirmed({ of: tourPackage })).expect(200);
  await journey.cancel(await journey.book({ of: tourPackage })).expect(200);
  expect(await listDifferences()).toEqual([]);
});

test('a booking between two writes is no difference: about to be confirmed, or about to give its seats back', async () => {
  const tourPackage = await limitedTo(api, journey, 8);
  const [confirming, cancelling] = [await journey.book({ of: tourPackage }), await journey.book({ of: tourPackage })];
  await seatDays().updateOne(dayOf(tourPackage, confirming), { $set: { 'holds.$[].until': null } });
  const { _id } = await journey.stored(cancelling);
  await bookings().updateOne({ _id }, { $set: { bookingStatus: 'cancelled' } });
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

/** A paid booking whose day has lost its seats. */
const addLacking = async () => {
  const tourPackage = await limitedTo(api, journey, 8);
  const booking = await journey.bookConfirmed({ of: tourPackage });
  const day = dayOf(tourPackage, booking);
  const found = await seatDays().findOne(day);
  await seatDays().updateOne(day, { $set: { holds: [] } });
  return { booking, giveBack: () => seatDays().updateOne(day, { $set: { holds: found?.holds ?? [] } }) };
};

test('a booking that is cancelled, or gets its seats, while it is compared is no difference, and neither is one whose day is over', async () => {
  const past = await addLacking();
  await endTrip(api, past.booking);
  const { booking, giveBack } = await addLacking();
  const mending = holdNextQuery(api, 'tourpackages');
  const mended = listDifferences();
  await mending.answered;
  const looking = holdNextQuery(api, 'bookings');
  mending.letGo();
  await looking.answered;
  await giveBack();
  looking.letGo();
  expect(await mended).toEqual([]);
  const other = await addLacking();
  const cancelling = holdNextQuery(api, 'tourpackages');
  const cancelled = listDifferences();
  await cancelling.answered;
  await journey.cancel(other.booking).expect(200);
  cancelling.letGo();
  expect(await cancelled).toEqual([]);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed' });
});

/** Whether a comparison goes on that is stopped after a number of pages. */
const within = (pages: number) => {
  let asked = 0;
  return (): boolean => {
    asked += 1;
    return asked < pages;
  };
};

test('told to stop, the comparison ends behind the page that it is at, however many bookings there are', async () => {
  const tourPackage = await limitedTo(api, journey, 8);
  const { _id, ...booked } = await journey.stored(await journey.bookConfirmed({ of: tourPackage }));
  const copies = Array.from({ length: 1200 }, () => ({ ...booked, _id: objectIdOf(newId()), attempts: [] }));
  await bookings().insertMany(copies);
  const found = await listDifferences(within(1));
  expect(found.length).toBeGreaterThan(400);
  expect(found.length).toBeLessThanOrEqual(500);
  expect(await listDifferences()).toHaveLength(1200);
});

test('told to stop, it ends as soon among days, however many keep seats for nobody', async () => {
  // The first page, of bookings.
  await journey.bookConfirmed();
  const forNobody = () => [{ booking: objectIdOf(newId()), seats: 1, until: null }];
  await seatDays().insertMany(Array.from({ length: 1200 }, () => ({ _id: `${newId()} 2999-01-01`, holds: forNobody() })));
  const found = await listDifferences(within(2));
  expect(found.length).toBeGreaterThan(400);
  expect(found.length).toBeLessThanOrEqual(500);
  expect(await listDifferences()).toHaveLength(1200);
});

test('of days that are over their ids alone are read, and told to stop among them it ends as soon', async () => {
  // The first page, of bookings.
  await journey.bookConfirmed();
  const forNobody = () => [{ booking: objectIdOf(newId()), seats: 1, until: null }];
  await seatDays().insertMany(Array.from({ length: 1200 }, () => ({ _id: `${newId()} 2020-01-01`, holds: forNobody() })));
  const reads = (goesOn?: () => boolean) => examinedBy(api.dependencies.database, () => listDifferences(goesOn));
  const [ofBookings, ofPage, ofAll] = [await reads(within(1)), await reads(within(2)), await reads()];
  expect([ofPage.keys - ofBookings.keys, ofAll.keys - ofBookings.keys]).toEqual([500, 1200]);
  expect(ofAll.documents).toBe(ofBookings.documents);
});
