import { addDays, type Booking, type ManifestEntry, type Payment } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { addDepositTour, BALANCE, DEPOSIT, PRICE, payPart, takePart } from '../../../testing/deposits.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { nameOnDeparture } from '../../../testing/name-guide.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const guide = await signUp(api, { role: 'guide' });
const tour = await addDepositTour(api, admin, { onArrival: true, balanceDays: undefined });

/** Booked and confirmed by its deposit, with the rest owed on arrival. */
const arriving = async (daysAhead: number): Promise<Booking> => {
  const booking = await journey.book({ of: tour, travelDate: addDays(todayOf(api), daysAhead), totalAmount: PRICE });
  await takePart(api, admin, booking, DEPOSIT).expect(201);
  await nameOnDeparture(api, admin, guide, { of: tour, day: booking.travelDate });
  return booking;
};
const take = ({ _id }: Booking, fields: object = {}, { key = 'one', by = guide }: { key?: string; by?: Account } = {}) =>
  api.request
    .post(`/api/payment/on-arrival/${_id}`)
    .set(by.bearer)
    .set('Idempotency-Key', key)
    .send({ way: 'cash', amount: BALANCE, ...fields });
const toTakeOf = async ({ _id, travelDate }: Booking, by: Account): Promise<number | undefined> => {
  const { body } = await api.request.get(`/api/departure/${tour._id}?day=${travelDate}`).set(by.bearer).expect(200);
  return only(body as ManifestEntry[], (entry) => entry._id === _id).toTake;
};
const attemptsOf = async (booking: Booking): Promise<number> => (await journey.stored(booking)).attempts.length;

test('a guide sees what a booking owes and takes it, once, and the agency sees in its ledger who took it and when', async () => {
  const booking = await arriving(1);
  expect(await toTakeOf(booking, guide)).toBe(BALANCE);
  const [first, again] = await Promise.all([take(booking).expect(201), take(booking).expect(201)]);
  expect([first.body, again.body]).toEqual(Array(2).fill({ booking: booking._id, owed: 0 }));
  expect(await toTakeOf(booking, guide)).toBeUndefined();
  expect(await journey.read(booking)).toMatchObject({ owed: 0, canPay: false, plan: { state: 'none' } });
  const { body } = await api.request.get(`/api/payment?booking=${booking._id}`).set(admin.bearer).expect(200);
  const taken = only(body as Payment[], ({ amount }) => amount === BALANCE);
  expect(taken).toMatchObject({ status: 'paid', byHand: { receivedOn: todayOf(api), takenBy: guide.username } });
  expect(taken.ledger).toMatchObject([{ kind: 'payment', by: guide.username, way: 'cash', on: todayOf(api) }]);
});

test('what is owed may be taken in parts, and each answer says what is left', async () => {
  const booking = await arriving(1);
  expect((await take(booking, { amount: 20_000, way: 'transfer', reference: 'UTR 1' }).expect(201)).body.owed).toBe(50_000);
  expect(await toTakeOf(booking, guide)).toBe(50_000);
  expect((await take(booking, { amount: 50_000 }, { key: 'two' }).expect(201)).body.owed).toBe(0);
  expect((await take(booking, { amount: 1 }, { key: 'three' }).expect(409)).body.code).toBe('NOT_PAYABLE');
});

test('a guide takes nothing of a trip of another day, of an unpaid one, or more than is owed, and nothing is written', async () => {
  const [tomorrow, later] = [await arriving(1), await arriving(2)];
  const unpaid = await journey.book({ of: tour, travelDate: addDays(todayOf(api), 1), totalAmount: PRICE });
  expect(await toTakeOf(later, guide)).toBeUndefined();
  expect((await take(later).expect(409)).body).toMatchObject({
    code: 'NOT_PAYABLE',
    message: 'On arrival money is taken on the day of the trip and the day before.',
  });
  expect((await take(unpaid, { amount: DEPOSIT }).expect(409)).body.message).toBe('This booking is not confirmed.');
  for (const [fields, details] of [
    [{ amount: BALANCE + 0.01 }, { amount: 'Only ₹70,000.00 of this booking is still owed.' }],
    [{ amount: 0 }, { amount: expect.any(String) }],
    [{ way: 'cheque' }, { way: 'Choose how it was paid.' }],
  ] as const)
    expect((await take(tomorrow, fields).expect(400)).body.details).toEqual(details);
  await take(tomorrow, { receivedOn: todayOf(api) }).expect(400);
  expect(await Promise.all([tomorrow, later, unpaid].map(attemptsOf))).toEqual([1, 1, 0]);
});

test('of a trip that is over nothing is taken any more', async () => {
  const booking = await arriving(1);
  await api.dependencies.database
    .collection<{ travelDate: string }>('bookings')
    .updateOne({ _id: (await journey.stored(booking))._id }, { $set: { travelDate: addDays(todayOf(api), -1) } });
  await nameOnDeparture(api, admin, guide, { of: tour, day: addDays(todayOf(api), -1) });
  await take(booking).expect(409);
  expect(await attemptsOf(booking)).toBe(1);
});

test('a traveller who pays by card meanwhile is not paid for twice', async () => {
  const booking = await arriving(1);
  await payPart(api, journey, booking, traveller);
  expect((await take(booking).expect(409)).body.message).toBe('This booking is confirmed already.');
});

test('who may only look at departures sees nothing of the money and takes none, nor does a guide refund', async () => {
  const booking = await arriving(1);
  const viewer = await signUp(api, { role: 'viewer' });
  expect(await toTakeOf(booking, viewer)).toBeUndefined();
  await take(booking, {}, { by: viewer }).expect(403);
  await take(booking, {}, { by: traveller }).expect(403);
  await take(booking).expect(201);
  const attempts = (await journey.stored(booking)).attempts;
  for (const { attemptId } of attempts)
    await api.request
      .post(`/api/payment/refund/${attemptId}`)
      .set(guide.bearer)
      .set('Idempotency-Key', attemptId)
      .send({ amount: 1, reason: 'Rain' })
      .expect(403);
});
