import { expect, test } from 'vitest';
import { addTourPackage } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { limitedTo } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const destination = journey.tourPackage.destination._id;

const ownList = async () =>
  (await api.request.get(`/api/booking/${journey.traveller.userId}`).set(journey.traveller.bearer).expect(200)).body;

test('a booking that waits tells until when its seats are held, and one that is cancelled or not counted holds none', async () => {
  const of = await limitedTo(api, journey, 8);
  const booking = await journey.book({ of });
  const until = new Date(Date.parse(booking.bookingDate) + 35 * 60_000).toISOString();
  expect(booking.seatsHeldUntil).toBe(until);
  expect((await journey.read(booking)).seatsHeldUntil).toBe(until);
  const { body } = await journey.cancel(booking).expect(200);
  expect(body.booking).toMatchObject({ seatsHeldUntil: null, cancellationReason: null });
  expect((await journey.book()).seatsHeldUntil).toBeNull();
});

test('a booking shows the first picture of its package, and none where the package has none', async () => {
  const of = await addTourPackage(api, journey.admin, { destination }, 2);
  const [pictured, plain] = [await journey.book({ of }), await journey.book()];
  expect(of.images).toHaveLength(2);
  for (const booking of [pictured, await journey.read(pictured)]) expect(booking.package.image).toBe(of.images[0]);
  expect((await journey.read(plain)).package.image).toBeNull();
  // In a list each has its own.
  const listed = new Map((await ownList()).map(({ _id, package: { image } }: typeof pictured) => [_id, image]));
  expect([listed.get(pictured._id), listed.get(plain._id)]).toEqual([of.images[0], null]);
});

test('a booking of a package that was withdrawn cannot be paid, wherever it is shown, and can be again once it is back', async () => {
  const of = await addTourPackage(api, journey.admin, { destination });
  const booking = await journey.book({ of });
  const canPay = async () => {
    const listed = (await ownList()).find(({ _id }: typeof booking) => _id === booking._id);
    return [(await journey.read(booking)).canPay, listed.canPay];
  };
  expect(await canPay()).toEqual([true, true]);
  await api.request.delete(`/api/package/${of._id}`).set(journey.admin.bearer).expect(200);
  expect(await canPay()).toEqual([false, false]);
  expect((await journey.payNow(booking).expect(409)).body.code).toBe('NOT_PAYABLE');
  await api.request.put(`/api/package/restore/${of._id}`).set(journey.admin.bearer).expect(200);
  expect(await canPay()).toEqual([true, true]);
});
