import type { Booking, Category, Prices, TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, packageFields, priceFormOf, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { AFTER_THE_HOLD, leftOf } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { _id: destination } = journey.tourPackage.destination;
const TRANSFER = { id: 'transfer', name: 'Transfer', price: 0, per: 'booking' as const };

const prices = (infant: Partial<Category>, extra: { stock?: number } = {}): Prices => ({
  price: 1000,
  categories: [
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'infant', name: 'Infant', minAge: 0, maxAge: 11, price: 0, ...infant },
  ],
  extras: [{ ...TRANSFER, ...extra }],
});
const ON_A_LAP = prices({ seats: 0 });
const add = (capacity: number) =>
  addTourPackage(api, admin, { destination, capacity: String(capacity), ...priceFormOf(ON_A_LAP) });
const edit = ({ _id }: TourPackage, capacity: number, changed: Prices) =>
  api.request
    .put(`/api/package/${_id}`)
    .set(admin.bearer)
    .field(packageFields(api, destination, { capacity: String(capacity), ...priceFormOf(changed) }))
    .expect(200);

/** An adult with an infant, which takes no seat, and whose hold is over. */
const family = { totalPersons: 2, party: { adult: 1, infant: 1 }, extras: { transfer: 1 }, totalAmount: 1000 };
const bookFamily = async (of: TourPackage): Promise<Booking> => {
  const booking = await journey.book({ of, ...family });
  expect((await journey.stored(booking)).seats).toBe(1);
  return booking;
};
const payNow = ({ _id: bookingId }: Booking, accepted: { totalAmount?: number } = {}) =>
  api.request
    .post('/api/payment')
    .set(traveller.bearer)
    .send({ userId: traveller.userId, bookingId, ...accepted });
const takeCash = ({ _id }: Booking) =>
  api.request
    .post(`/api/payment/by-hand/${_id}`)
    .set(admin.bearer)
    .set('Idempotency-Key', _id)
    .send({ way: 'cash', amount: 1000, receivedOn: todayOf(api), keepPrice: true });

test.each([
  ['while its price stays', prices({}), {}],
  ['while its price rises', prices({ price: 100 }), { totalAmount: 1100 }],
])('who takes a seat only since they were booked has one once they are paid, %s', async (_, changed, accepted) => {
  const of = await add(12);
  const booking = await bookFamily(of);
  await edit(of, 12, changed);
  api.clock.moveBy(AFTER_THE_HOLD);
  const { body } = await payNow(booking, accepted).expect(201);
  await journey.payCard(body.sessionId);
  await journey.checkStatus(body.sessionId).expect(200);
  expect([(await journey.stored(booking)).bookingStatus, await leftOf(api, of)]).toEqual(['confirmed', 10]);
});

test('who takes a seat only since they were booked has one, too, when staff take the money', async () => {
  const of = await add(12);
  const booking = await bookFamily(of);
  await edit(of, 12, prices({ price: 100 }));
  api.clock.moveBy(AFTER_THE_HOLD);
  await takeCash(booking).expect(201);
  expect([(await journey.stored(booking)).bookingStatus, await leftOf(api, of)]).toEqual(['confirmed', 10]);
});

test('seats that are free again since a booking was made are not held for it any more', async () => {
  const of = await add(12);
  await edit(of, 12, prices({}));
  const booking = await journey.book({ of, ...family });
  await edit(of, 12, ON_A_LAP);
  api.clock.moveBy(AFTER_THE_HOLD);
  await payNow(booking).expect(201);
  expect([(await journey.stored(booking)).seats, await leftOf(api, of)]).toEqual([1, 11]);
});

test('where the seat that it takes now is not free, a booking is refused as any other, and waits unchanged until it is', async () => {
  const of = await add(2);
  const booking = await bookFamily(of);
  await edit(of, 2, prices({}));
  api.clock.moveBy(AFTER_THE_HOLD);
  const before = await journey.stored(booking);
  const other = await journey.book({ of, by: await signUp(api), ...family, totalPersons: 1, party: { adult: 1 } });
  const { body } = await payNow(booking).expect(409);
  expect(body).toMatchObject({ code: 'SOLD_OUT', details: { left: 1 } });
  expect((await takeCash(booking).expect(409)).body.code).toBe('SOLD_OUT');
  expect([await journey.stored(booking), await leftOf(api, of)]).toEqual([before, 1]);
  await journey.cancel(other, admin).expect(200);
  await payNow(booking).expect(201);
  expect(await leftOf(api, of)).toBe(0);
});

test('an extra of which each departure has so many only since it was booked is counted once it is paid', async () => {
  const of = await add(12);
  const booking = await bookFamily(of);
  await edit(of, 12, prices({ seats: 0 }, { stock: 1 }));
  api.clock.moveBy(AFTER_THE_HOLD);
  await payNow(booking).expect(201);
  const { body } = await api.request
    .post('/api/booking')
    .set(admin.bearer)
    .send({ ...family, userId: admin.userId, packageId: of._id, travelDate: booking.travelDate })
    .expect(409);
  expect(body).toMatchObject({ code: 'SOLD_OUT', details: { left: 0, extra: 'transfer' } });
});

test('a kind of travellers with another name, or another age, costs the same, and nobody is asked about it', async () => {
  const of = await add(12);
  const booking = await bookFamily(of);
  await edit(of, 12, prices({ name: 'Baby', maxAge: 3, seats: 0 }));
  api.clock.moveBy(AFTER_THE_HOLD);
  await payNow(booking).expect(201);
  expect((await journey.read(booking)).totalAmount).toBe(1000);
});

test('a booking with travellers of a kind that is no longer sold waits unchanged, and says that it must be made anew', async () => {
  const of = await add(12);
  const booking = await bookFamily(of);
  await edit(of, 12, { ...ON_A_LAP, categories: [{ id: 'adult', name: 'Adult', minAge: 0 }] });
  api.clock.moveBy(AFTER_THE_HOLD);
  const before = await journey.stored(booking);
  const { body } = await payNow(booking).expect(409);
  expect(body.code).toBe('NOT_PAYABLE');
  expect(await journey.stored(booking)).toEqual(before);
  await takeCash(booking).expect(201);
  expect([(await journey.stored(booking)).bookingStatus, await leftOf(api, of)]).toEqual(['confirmed', 11]);
});
