import type { Booking } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { startChanges } from '../../../testing/trip-changes.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const changes = await startChanges(api, journey);
const { book, quote, change, changed, seatsOn, inDays } = changes;

const drop = (booking: Booking, by = journey.traveller) =>
  api.request.delete(`/api/booking/${booking._id}/change`).set(by.bearer);
const refunds = async (booking: Booking) =>
  (await journey.stored(booking)).attempts.flatMap((attempt) =>
    attempt.refunds.map(({ origin, amount }) => [origin, amount / 100] as const),
  );

test('another day at the same price is changed at once, and its seats are on that day alone', async () => {
  const booking = await book(40);
  const { booking: after, priced } = await changed(booking, { travelDate: inDays(101) });
  expect(priced).toMatchObject({ formerAmount: 100_000, totalAmount: 100_000, fee: 0, toPay: 0, refund: 0 });
  expect(after).toMatchObject({ travelDate: inDays(101), bookingStatus: 'confirmed', totalAmount: 100_000 });
  expect([await seatsOn(inDays(40)), await seatsOn(inDays(101))]).toEqual([0, 2]);
  expect(await refunds(booking)).toEqual([]);
});

test('a larger party pays the difference first, and party and price change with the payment in one write', async () => {
  const booking = await book(41);
  const { payment, booking: waiting } = await changed(booking, { totalPersons: 3 });
  expect(waiting).toMatchObject({ totalPersons: 2, totalAmount: 100_000 });
  expect(await seatsOn(inDays(41))).toBe(3);
  await journey.payCard(payment?.sessionId ?? '');
  const { body } = await journey.checkStatus(payment?.sessionId ?? '').expect(200);
  expect(body.updatedPayment).toMatchObject({ amount: 50_000, forChange: true });
  expect(await journey.read(booking)).toMatchObject({ totalPersons: 3, totalAmount: 150_000, amountPaid: 150_000 });
  expect(await seatsOn(inDays(41))).toBe(3);
  const stored = await journey.stored(booking);
  expect([stored.changing, stored.leftovers]).toEqual([null, []]);
});

test('a smaller party gets back what the policy gives back for who does not come, and the rest is a fee', async () => {
  const booking = await book(20);
  const { priced } = await changed(booking, { totalPersons: 1 });
  expect(priced).toMatchObject({ totalAmount: 75_000, fee: 25_000, toPay: 0, refund: 25_000, refundPercent: 50 });
  const after = await journey.read(booking);
  expect(after).toMatchObject({ totalPersons: 1, totalAmount: 75_000, refundOnCancel: 25_000 });
  expect(after.lines).toContainEqual(expect.objectContaining({ kind: 'fee', sum: 25_000 }));
  expect(await refunds(booking)).toEqual([['change', 25_000]]);
  expect(await seatsOn(inDays(20))).toBe(1);
});

test('the agency’s own change gives back the whole difference, and leaves the policy as it was', async () => {
  const booking = await book(21);
  await changed(booking, { totalPersons: 1 }, admin);
  expect(await journey.read(booking)).toMatchObject({ totalAmount: 50_000, refundOnCancel: 25_000 });
  expect(await refunds(booking)).toEqual([['change', 50_000]]);
});

test('who moves a trip while half comes back gets no more than half for it later', async () => {
  const booking = await book(22);
  await changed(booking, { travelDate: inDays(300) });
  expect(await journey.read(booking)).toMatchObject({
    refundOnCancel: 50_000,
    cancellationPolicy: [
      { daysBefore: 30, percent: 50 },
      { daysBefore: 14, percent: 50 },
      { daysBefore: 3, percent: 25 },
    ],
  });
  await journey.cancel(booking).expect(200);
  expect(await refunds(booking)).toEqual([['cancel', 50_000]]);
  expect([await seatsOn(inDays(22)), await seatsOn(inDays(300))]).toEqual([0, 0]);
});

test('what staff make dearer is owed from then on, and can be paid', async () => {
  const booking = await book(42);
  await changed(booking, { totalPersons: 3 }, admin);
  expect(await journey.read(booking)).toMatchObject({ totalAmount: 150_000, owed: 50_000, canPay: true });
  await journey.confirm(booking);
  expect(await journey.read(booking)).toMatchObject({ owed: 0, amountPaid: 150_000 });
});

test('a change to a full day is refused, and nothing is changed', async () => {
  const booking = await book(43);
  await changes.book(44, { totalPersons: 11, totalAmount: 550_000 });
  const { body } = await change(booking, { travelDate: inDays(44), toPay: 0, refund: 0 }).expect(409);
  expect(body).toMatchObject({ code: 'SOLD_OUT', details: { left: 1 } });
  expect([await seatsOn(inDays(43)), await seatsOn(inDays(44))]).toEqual([2, 11]);
  expect((await journey.read(booking)).travelDate).toBe(inDays(43));
});

test('who agreed to another price or refund than there is now is asked again, and nothing is changed', async () => {
  const booking = await book(23);
  const wish = { totalPersons: 1 };
  const { body } = await change(booking, { ...wish, toPay: 0, refund: 50_000 }).expect(409);
  expect(body).toMatchObject({ code: 'REFUND_CHANGED', details: { refund: 25_000 } });
  const dearer = await change(booking, { totalPersons: 3, toPay: 1, refund: 0 }).expect(409);
  expect(dearer.body).toMatchObject({ code: 'PRICE_CHANGED', details: { toPay: 50_000 } });
  expect((await journey.stored(booking)).changing).toBeUndefined();
});

test('two clicks open one page, and make one change', async () => {
  const booking = await book(45);
  const wish = { totalPersons: 4, toPay: 100_000, refund: 0 };
  const [one, other] = await Promise.all([change(booking, wish), change(booking, wish)]);
  expect(one.body.payment.sessionId).toBe(other.body.payment.sessionId);
  const cheaper = { totalPersons: 1, toPay: 0, refund: 50_000 };
  const both = await Promise.all([change(booking, cheaper), change(booking, cheaper)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await refunds(booking)).toEqual([['change', 50_000]]);
  expect(await seatsOn(inDays(45))).toBe(1);
});

test('a change that is not paid in time is dropped, and its seats are free again', async () => {
  const booking = await book(46);
  await changed(booking, { travelDate: inDays(47), totalPersons: 3 });
  expect([await seatsOn(inDays(46)), await seatsOn(inDays(47))]).toEqual([2, 3]);
  await journey.payNow(booking).expect(409);
  await journey.cancel(booking).expect(200);
  expect([await seatsOn(inDays(46)), await seatsOn(inDays(47))]).toEqual([0, 0]);
});

test.each([
  ['a day that is past', () => ({ travelDate: inDays(-1) }), 400, 'This day is in the past.'],
  ['nobody', () => ({ totalPersons: 0 }), 400, 'At least one person must travel.'],
  [
    'an extra that there is not',
    () => ({ extras: { bike: 1 } }),
    400,
    'This trip has no such extra any more. Please choose again.',
  ],
  ['single rooms where there are none', () => ({ singleRooms: 1 }), 400, 'This trip has no single rooms.'],
])('a change to %s is refused at its field', async (_, wish, status, sentence) => {
  const booking = await book(48);
  const { body } = await quote(booking, wish()).expect(status);
  expect(body.message).toBe(sentence);
});

test('a traveller changes a booking until seven days before, and staff until it leaves', async () => {
  const booking = await book(6);
  const { body } = await quote(booking, { travelDate: inDays(60) }).expect(409);
  expect(body.message).toContain('This booking could be changed until');
  await quote(booking, { travelDate: inDays(60) }, admin).expect(200);
});

test('nobody changes somebody else’s booking, nor on terms or with a discount that only staff give', async () => {
  const booking = await book(49);
  const other = await signUp(api);
  await quote(booking, { totalPersons: 1 }, other).expect(403);
  await quote(booking, { totalPersons: 1, terms: 'agency' }).expect(403);
  await quote(booking, { discount: { amount: 1, reason: 'A friend.' } }).expect(403);
});

test('a booking that waits for its payment, or is cancelled, is not changed', async () => {
  const waiting = await journey.book({ of: changes.tourPackage, travelDate: inDays(50), totalAmount: 100_000 });
  expect((await quote(waiting, { totalPersons: 1 }).expect(409)).body.message).toContain('waits for its payment');
  await journey.cancel(waiting).expect(200);
  expect((await quote(waiting, { totalPersons: 1 }).expect(409)).body.message).toBe('This booking is cancelled.');
});

test('what staff take off is taken off once, however often it is sent, and counts towards their limit over all changes', async () => {
  const desk = await signUp(api, { role: 'desk' });
  const booking = await book(51);
  const wish = { discount: { amount: 100, reason: 'A late bus.' }, toPay: 0, refund: 100 };
  for (let time = 0; time < 2; time += 1) await change(booking, wish, admin).expect(200);
  expect((await journey.read(booking)).totalAmount).toBe(99_900);
  expect(await refunds(booking)).toEqual([['change', 100]]);
  const more = { discount: { amount: 9950, reason: 'A broken seat.' } };
  const { body } = await quote(booking, more, desk).expect(400);
  expect(body.details).toEqual({ 'discount.amount': expect.stringContaining('₹10,000.00') });
});

test('a change that waits is told with all of its wish, and that goes on with the same page in another tab', async () => {
  const booking = await book(52);
  const { payment } = await changed(booking, { travelDate: inDays(53), totalPersons: 4 });
  const { change: waiting } = await journey.read(booking);
  expect(waiting).toMatchObject({ travelDate: inDays(53), totalPersons: 4, toPay: 100_000 });
  const wish = { travelDate: waiting?.travelDate, totalPersons: waiting?.totalPersons, toPay: 100_000, refund: 0 };
  const { body } = await change(booking, wish).expect(200);
  expect(body.payment.sessionId).toBe(payment?.sessionId);
  expect(await seatsOn(inDays(53))).toBe(4);
});

test('a change that waits is dropped: its page is closed, its seats are free, and the booking stays as it was', async () => {
  const booking = await book(54);
  const { payment } = await changed(booking, { travelDate: inDays(55), totalPersons: 3 });
  const { body } = await drop(booking).expect(200);
  expect(body.booking).toMatchObject({ travelDate: inDays(54), totalPersons: 2, totalAmount: 100_000 });
  expect(body.booking).not.toHaveProperty('change');
  expect([await seatsOn(inDays(54)), await seatsOn(inDays(55))]).toEqual([2, 0]);
  expect(await journey.askProvider('GET', `/v1/checkout/sessions/${payment?.sessionId}`)).toMatchObject({ status: 'expired' });
  await drop(booking).expect(200);
  expect((await drop(booking, await signUp(api)).expect(403)).body.code).toBe('FORBIDDEN');
});

test('a change that was paid in the moment in which it is dropped is made, and whoever drops it is told', async () => {
  const booking = await book(56);
  const { payment } = await changed(booking, { totalPersons: 3 });
  api.provider.setFaults({ lose_event: {} });
  await journey.payCard(payment?.sessionId ?? '');
  const { body } = await drop(booking).expect(409);
  api.provider.setFaults({});
  expect(body.message).toBe('This change was paid already, so your trip is changed.');
  expect(await journey.read(booking)).toMatchObject({ totalPersons: 3, amountPaid: 150_000 });
});
