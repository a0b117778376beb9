import { randomUUID } from 'node:crypto';
import type { TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { commandsDuring } from '../../testing/examined.ts';
import { bookingBody, startMoneyJourney } from '../../testing/money-journey.ts';
import { limitedTo } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
// Work triggered by the provider's events is not part of the calls.
api.provider.setFaults({ lose_event: {} });
const journey = await startMoneyJourney(api);
const counted = await limitedTo(api, journey, 1000);

const during = (happens: () => PromiseLike<unknown>) => commandsDuring(api, happens);
const post = (of: TourPackage) => async () => {
  const { traveller } = journey;
  const call = api.request.post('/api/booking').set(traveller.bearer).set('Idempotency-Key', randomUUID());
  await call.send(bookingBody(api, traveller, of)).expect(201);
};
const caller = 'sessions aggregate';
/** What the customer is called now: at the account, and on this booking. Both are read at once. */
const name = ['users find', 'travellers find'];
/** The commands in sequence, and those of the name, which come in either order. */
const named = (commands: string[]) => [...commands.slice(0, -name.length), ...commands.slice(-name.length).toSorted()];

test('a booking asks the database eleven times, twelve where its seats are counted', async () => {
  const uncounted = await during(post(journey.tourPackage));
  expect(uncounted.toSorted()).toEqual(
    [
      caller,
      'bookingkeys insert',
      'tourpackages aggregate',
      'agency find',
      // The policy of packages without one of their own.
      'agencyselling find',
      'agencytexts find',
      'bookings insert',
      // What the account is called, for the list's order; after the write, whether it is still there.
      'users find',
      'users find',
      ...name,
    ].toSorted(),
  );
  const withSeats = await during(post(counted));
  expect(withSeats.toSorted()).toEqual([...uncounted, 'seatdays findAndModify'].toSorted());
  // In sequence: the caller; the offer, the settings, the texts and the key together; then seats, booking and
  // a last check of the user; then what the answer says.
  expect(withSeats.slice(-5, -2)).toEqual(['seatdays findAndModify', 'bookings insert', 'users find']);
});

test('Pay Now reads once, and writes the seats, the attempt and its session', async () => {
  const booking = await journey.book({ of: counted });
  expect(await during(() => journey.payNow(booking).expect(201))).toEqual([
    caller,
    'bookings aggregate',
    'seatdays findAndModify',
    'bookings update',
    'bookings update',
  ]);
});

test('the success page of a payment reads once, and writes the seats and the booking', async () => {
  const sessionId = await journey.pay(await journey.book({ of: counted }));
  expect(named(await during(() => journey.checkStatus(sessionId).expect(200)))).toEqual([
    caller,
    'bookings find',
    'seatdays findAndModify',
    'bookings update',
    ...name.toSorted(),
  ]);
});

test('a cancel of a booking that waits reads once and writes once; where it has seats it gives them back', async () => {
  const uncounted = await journey.book();
  // Whether the desk has set the account's address of late, which limits what it refunds.
  const limit = 'users find';
  expect(named(await during(() => journey.cancel(uncounted).expect(200)))).toEqual([
    caller,
    'bookings aggregate',
    limit,
    'bookings update',
    ...name.toSorted(),
  ]);
  const seated = await journey.book({ of: counted });
  expect(named(await during(() => journey.cancel(seated).expect(200)))).toEqual([
    caller,
    'bookings aggregate',
    limit,
    'bookings update',
    'seatdays findAndModify',
    'bookings update',
    'bookings find',
    ...name.toSorted(),
  ]);
});
