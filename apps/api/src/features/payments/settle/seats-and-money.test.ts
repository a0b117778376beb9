import { addDays, type Booking, type CalendarDate, type TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { signUp } from '../../../testing/accounts.ts';
import { atStep, crashingAt } from '../../../testing/at-step.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../../testing/money-journey.ts';
import { AFTER_THE_HOLD, leftOf, limitedTo } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { cancelBooking, createBooking } from '../../bookings/index.ts';
import { holdSeatsOf } from '../../bookings/seats/booking-seats.ts';
import { seatDayRepository } from '../../departures/index.ts';
import { reconcile } from './reconcile.ts';
import { settle } from './settle.ts';
import { settleBooking } from './settle-booking.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const api = await testApi();
// Every event is lost: only what a test does itself happens.
api.provider.setFaults({ lose_event: {} });
const journey = await startMoneyJourney(api);
/** All on one day, also when a test's clock passes midnight. */
const travelDate: CalendarDate = addDays(todayOf(api), 10);

const book = (of: TourPackage, totalPersons = 2, by = journey.traveller) => journey.book({ of, totalPersons, by, travelDate });
const left = (tourPackage: TourPackage) => leftOf(api, tourPackage);
const paid = (of: TourPackage): Promise<Booking> => journey.bookConfirmed({ of, travelDate });
const letTimePass = async () => {
  api.clock.moveBy(MINUTE);
  await reconcile(api.dependencies);
};

test('paid seats are kept for good, long after the hold', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const booking = await paid(tourPackage);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', seatsHeldUntil: null });
  api.clock.moveBy(AFTER_THE_HOLD);
  await journey.payNow(booking).expect(409);
  expect(await left(tourPackage)).toBe(0);
});

test('Pay Now holds the seats anew for as long as its page is open, and is refused once others have them', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const one = await book(tourPackage);
  api.clock.moveBy(AFTER_THE_HOLD);
  expect(await left(tourPackage)).toBe(2);
  await journey.openSession(one);
  const { seatsHeldUntil, attempts } = await journey.stored(one);
  const pageCloses = (attempts[0]?.order.expiresAt ?? 0) * 1000;
  expect((seatsHeldUntil?.getTime() ?? 0) - pageCloses).toBeGreaterThanOrEqual(2 * MINUTE);
  expect(await left(tourPackage)).toBe(0);
  const late = await limitedTo(api, journey, 2);
  const waiting = await book(late);
  api.clock.moveBy(AFTER_THE_HOLD);
  await book(late, 1);
  const { body } = await journey.payNow(waiting).expect(409);
  expect(body).toMatchObject({ code: 'SOLD_OUT', details: { left: 1 } });
  expect(await journey.read(waiting)).toMatchObject({ bookingStatus: 'pending', canPay: true });
});

test('a booking that came while the capacity was set is counted before its page opens, so that a cancel gives its seats back', async () => {
  const tourPackage = await limitedTo(api, journey, 4);
  const booking = await book(tourPackage);
  const { _id } = await journey.stored(booking);
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: { holdsSeats: false } });
  await journey.payNow(booking).expect(201);
  expect(await left(tourPackage)).toBe(2);
  await journey.cancel(booking).expect(200);
  expect(await left(tourPackage)).toBe(4);
});

test('paid after the hold has ended: free seats are taken again', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const booking = await book(tourPackage);
  const sessionId = await journey.pay(booking);
  api.clock.moveBy(AFTER_THE_HOLD);
  await journey.checkStatus(sessionId).expect(200);
  expect((await journey.read(booking)).bookingStatus).toBe('confirmed');
  expect(await left(tourPackage)).toBe(0);
});

test('paid after others have the seats: cancelled with that reason, given back in full, and nobody loses a seat', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const booking = await book(tourPackage);
  const sessionId = await journey.pay(booking);
  api.clock.moveBy(AFTER_THE_HOLD);
  const faster = await paid(tourPackage);
  await settle(api.dependencies, sessionId);
  // The write that cancels asks for the refund too.
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', refundStatus: 'pending' });
  await letTimePass();
  expect(await journey.read(booking)).toMatchObject({
    bookingStatus: 'cancelled',
    cancellationReason: 'seats_sold',
    amountRefunded: booking.totalAmount,
    refundStatus: 'refunded',
  });
  expect(await journey.refundsOf((await journey.stored(booking)).attempts[0]?.paymentId)).toEqual([399998]);
  expect((await journey.read(faster)).bookingStatus).toBe('confirmed');
  expect(await left(tourPackage)).toBe(0);
  expect((await journey.stored(booking)).dueAt).toBeNull();
});

test('a cancel, also of a paid booking, gives the seats back once, however often it is called', async () => {
  const tourPackage = await limitedTo(api, journey, 4);
  const [pending, confirmed] = [await book(tourPackage), await paid(tourPackage)];
  for (const booking of [pending, confirmed]) {
    await Promise.all([1, 2, 3].map(() => journey.cancel(booking).expect(200)));
    await book(tourPackage);
    await journey.cancel(booking).expect(200);
    await letTimePass();
  }
  expect(await left(tourPackage)).toBe(0);
});

test('a refund in the provider’s dashboard gives the seats back', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const booking = await paid(tourPackage);
  const [attempt] = (await journey.stored(booking)).attempts;
  await journey.askProvider('POST', '/v1/refunds', `payment_intent=${attempt?.paymentId}`);
  await settle(api.dependencies, attempt?.sessionId ?? '');
  await letTimePass();
  expect((await journey.read(booking)).bookingStatus).toBe('cancelled');
  expect(await left(tourPackage)).toBe(2);
});

test('a deleted user’s booking that is not paid gives its seats back; a paid one keeps them', async () => {
  const tourPackage = await limitedTo(api, journey, 5);
  const guest = await signUp(api);
  await book(tourPackage, 2, guest);
  const own = await book(tourPackage, 3, guest);
  await journey.confirm(own, guest);
  await api.request.delete(`/api/auth/${guest.userId}`).set(journey.admin.bearer).expect(200);
  expect(await left(tourPackage)).toBe(2);
});

test('a crash after the seats were held costs them until the hold ends, and leaves no booking', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const { userId, username } = journey.traveller;
  const caller = { userId, username, role: 'user', sessionId: 'none' } as const;
  const order = bookingBody(api, journey.traveller, tourPackage, { travelDate });
  await expect(createBooking(crashingAt(api, 'seats-held'), caller, order)).rejects.toThrow('Crash');
  expect(await left(tourPackage)).toBe(0);
  api.clock.moveBy(AFTER_THE_HOLD);
  expect(await left(tourPackage)).toBe(2);
});

test('a booking that could not be stored gives its seats back at once', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const { db } = api.dependencies.database;
  await db?.command({ collMod: 'bookings', validator: { totalPersons: { $ne: 2 } } });
  await api.request
    .post('/api/booking')
    .set(journey.traveller.bearer)
    .send(bookingBody(api, journey.traveller, tourPackage, { travelDate }))
    .expect(500);
  await db?.command({ collMod: 'bookings', validator: {} });
  expect(await left(tourPackage)).toBe(2);
});

test('a crash after the seats were kept: the next look confirms the booking with those seats', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const booking = await book(tourPackage);
  const sessionId = await journey.pay(booking);
  await expect(settle(crashingAt(api, 'seats-kept'), sessionId)).rejects.toThrow('Crash');
  api.clock.moveBy(AFTER_THE_HOLD);
  await letTimePass();
  expect((await journey.read(booking)).bookingStatus).toBe('confirmed');
  expect(await left(tourPackage)).toBe(0);
});

test.each(['cancel-stored', 'seats-released'] as const)(
  'a crash of a cancel at %s: the seats are given back once',
  async (step) => {
    const tourPackage = await limitedTo(api, journey, 2);
    const booking = await paid(tourPackage);
    const dying = crashingAt(api, step);
    const admin = { ...journey.admin, role: 'admin', sessionId: 'none', mayHandleAll: true } as const;
    const settleNow = async () => void (await settleBooking(dying, await journey.stored(booking)));
    await expect(cancelBooking(dying, settleNow, admin, booking._id)).rejects.toThrow('Crash');
    await letTimePass();
    expect(await left(tourPackage)).toBe(2);
    await book(tourPackage);
    await letTimePass();
    expect(await left(tourPackage)).toBe(0);
    expect((await journey.stored(booking)).holdsSeats).toBe(false);
  },
);

test('a process that is slow between its last look at a booking and its seats takes none either', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const booking = await book(tourPackage);
  const { _id, package: of } = await journey.stored(booking);
  const seatDays = seatDayRepository(api.dependencies.database);
  const wish = { booking: _id, by: _id, seats: 2, until: null, capacity: 2, mostUnpaid: null };
  const keep = (asOf: number) => seatDays.hold({ packageId: of.packageId, day: travelDate }, { ...wish, asOf }, api.clock.now());
  api.clock.moveBy(AFTER_THE_HOLD);
  // It has seen that nothing was refunded, and the booking waiting; then others cancel it.
  await journey.cancel(booking).expect(200);
  expect(await keep(0)).toEqual({ outcome: 'unsure', releases: 1 });
  expect(await left(tourPackage)).toBe(2);
});

test('an order sent twice at once, cancelled before the slower call has its seats, keeps none', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const key = 'sent-twice';
  const order = bookingBody(api, journey.traveller, tourPackage, { travelDate });
  const caller = { ...journey.traveller, role: 'user', sessionId: 'none' } as const;
  const slow = atStep(api, 'seats-held', async () => {
    // The faster call held the same seats, and was answered; its booking is cancelled by now.
    const faster = await createBooking(api.dependencies, caller, order, key);
    await journey.cancel(faster.booking).expect(200);
    const departure = { packageId: objectIdOf(tourPackage._id), day: travelDate };
    const _id = objectIdOf(faster.booking._id);
    const wish = { booking: _id, by: _id, seats: 2, until: null, capacity: 2, asOf: 'unstored', mostUnpaid: null } as const;
    await seatDayRepository(api.dependencies.database).hold(departure, wish, api.clock.now());
  });
  expect((await createBooking(slow, caller, order, key)).booking.bookingStatus).toBe('cancelled');
  expect(await left(tourPackage)).toBe(2);
});

test('a process that is slow takes no seats for a booking that was cancelled meanwhile', async () => {
  const tourPackage = await limitedTo(api, journey, 2);
  const booking = await book(tourPackage);
  const asReadBefore = await journey.stored(booking);
  await journey.cancel(booking).expect(200);
  const keep = () => holdSeatsOf(api.dependencies, asReadBefore, null, 2);
  expect(await keep()).toEqual({ outcome: 'released' });
  api.clock.moveBy(3 * DAY);
  expect(await keep()).toEqual({ outcome: 'released' });
  expect(await left(tourPackage)).toBe(2);
});
