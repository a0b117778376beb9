import type { Booking, TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { startOffers } from '../../../testing/another-day.ts';
import { crashingAt } from '../../../testing/at-step.ts';
import { addDepositTour, payPart } from '../../../testing/deposits.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { addChangeableTour } from '../../../testing/trip-changes.ts';
import { answerAnotherDay } from './answer-another-day.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const offers = startOffers(api, journey);
const { offer, answer, open, tokenOf, inDays, refundsOf, later, priceOn, sentenceOf, expectSettled } = offers;
const PAID = 100_000;
const DAYS = { from: inDays(60), to: inDays(67) };

let tours = 0;
const addTour = (fields: object = {}) => {
  tours += 1;
  return addChangeableTour(api, journey.admin, { title: `High pass ${tours}.`, ...fields });
};
const book = (tourPackage: TourPackage): Promise<Booking> =>
  journey.bookConfirmed({ of: tourPackage, travelDate: DAYS.from, totalAmount: PAID });
/** A booking that is asked, and the token of its link. */
const asked = async (fields: object = {}) => {
  const tourPackage = await addTour(fields);
  const booking = await book(tourPackage);
  await offer(tourPackage, DAYS, [booking]);
  return { tourPackage, booking, token: await tokenOf(booking) };
};
const seatsOf = (tourPackage: TourPackage) => offers.seatsOf(tourPackage, DAYS);
const settle = async () => undefined;
const subjectsOf = async (booking: Booking) => {
  await post.pass();
  const sent = await api.dependencies.database
    .collection('emails')
    .find({ bookingId: (await journey.stored(booking))._id })
    .toArray();
  return sent.map(({ content }): string => content.kind);
};

test('who moves travels on the other day at the same price, with seats on that day alone', async () => {
  const { tourPackage, booking, token } = await asked();
  expect((await open(token).expect(200)).body).toMatchObject({ state: 'open', canMove: true, refund: 0, owed: 0, money: PAID });
  expect(await seatsOf(tourPackage)).toEqual([2, 2]);
  const { body } = await answer(token, 'move').expect(200);
  expect(body).toMatchObject({ state: 'moved', canMove: false, sentence: expect.stringContaining('you travel on') });
  expect(await journey.read(booking)).toMatchObject({
    bookingStatus: 'confirmed',
    travelDate: DAYS.to,
    totalAmount: PAID,
    amountRefunded: 0,
  });
  expect(await journey.read(booking)).not.toHaveProperty('agencyReason');
  expect(await seatsOf(tourPackage)).toEqual([0, 2]);
  expect((await offers.stateOf(tourPackage, DAYS.from)).cancellation).toMatchObject({
    bookings: 1,
    cancelled: 0,
    asked: 0,
    moved: 1,
  });
  await expectSettled(booking);
  const kinds = await subjectsOf(booking);
  expect(kinds).toContain('booking-changed');
  expect(kinds).not.toContain('booking-cancelled');
});

test('who wants the money gets all of it, whatever the policy says, and one letter', async () => {
  const { tourPackage, booking, token } = await asked({ cancellationPolicy: '[]' });
  const { body } = await answer(token, 'money').expect(200);
  expect(body).toMatchObject({
    state: 'cancelled',
    money: PAID,
    sentence: expect.stringContaining('₹1,00,000.00 goes back to you.'),
  });
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: PAID });
  expect(await refundsOf(booking)).toEqual([['cancel', PAID * 100]]);
  await later(0);
  expect(await seatsOf(tourPackage)).toEqual([0, 0]);
  await expectSettled(booking);
  expect((await subjectsOf(booking)).filter((kind) => kind === 'booking-cancelled')).toHaveLength(1);
});

test('a dearer day costs nothing more, and a cheaper one gives back the difference to the paisa', async () => {
  const tourPackage = await addTour();
  await priceOn(tourPackage, DAYS.to, 60_000.55);
  const dear = await book(tourPackage);
  await offer(tourPackage, DAYS, [dear]);
  await answer(await tokenOf(dear), 'move').expect(200);
  const moved = await journey.read(dear);
  expect(moved).toMatchObject({ travelDate: DAYS.to, totalAmount: PAID });
  expect(moved).not.toHaveProperty('owed');
  expect(moved.lines).toContainEqual(expect.objectContaining({ kind: 'discount', sum: -20_001.1 }));
  expect(await refundsOf(dear)).toEqual([]);

  const cheaperTour = await addTour();
  await priceOn(cheaperTour, DAYS.to, 40_000.45);
  const cheap = await book(cheaperTour);
  await offer(cheaperTour, DAYS, [cheap]);
  const token = await tokenOf(cheap);
  expect((await open(token).expect(200)).body).toMatchObject({ totalAmount: 80_000.9, refund: 19_999.1 });
  expect(await refundsOf(cheap)).toEqual([]);
  await answer(token, 'move').expect(200);
  expect(await journey.read(cheap)).toMatchObject({ totalAmount: 80_000.9, amountRefunded: 19_999.1 });
  expect(await refundsOf(cheap)).toEqual([['change', 1_999_910]]);
});

test('of a deposit the rest is owed by the plan of the other day, never before it is clear who travels when; the money is the deposit', async () => {
  const tourPackage = await addDepositTour(api, journey.admin, { balanceDays: 65 }, { capacity: '12' });
  const days = { from: inDays(66), to: inDays(67) };
  const deposited = async () => {
    const booking = await journey.book({ of: tourPackage, travelDate: days.from, totalAmount: PAID });
    await payPart(api, journey, booking, journey.traveller);
    return booking;
  };
  const [moving, leaving] = [await deposited(), await deposited()];
  await offer(tourPackage, days, [moving, leaving]);
  const { body } = await open(await tokenOf(moving)).expect(200);
  expect(body).toMatchObject({ owed: 70_000, dueOn: inDays(2), money: 30_000 });
  await answer(await tokenOf(moving), 'move').expect(200);
  expect(await journey.read(moving)).toMatchObject({ owed: 70_000, canPay: true, plan: { dueOn: inDays(2) } });
  await answer(await tokenOf(leaving), 'money').expect(200);
  expect(await refundsOf(leaving)).toEqual([['cancel', 3_000_000]]);
});

test('answered twice, or both ways at once, the first answer counts and is said plainly', async () => {
  const first = await asked();
  await answer(first.token, 'move').expect(200);
  for (const again of ['move', 'money'] as const)
    expect((await answer(first.token, again).expect(200)).body).toMatchObject({ state: 'moved' });
  expect(await refundsOf(first.booking)).toEqual([]);

  const { tourPackage, booking, token } = await asked();
  const answers = await Promise.all([
    answer(token, 'move'),
    answer(token, 'money'),
    answer(token, 'move'),
    answer(token, 'money'),
  ]);
  expect(new Set(answers.map(({ body }) => body.state)).size).toBe(1);
  const { bookingStatus } = await journey.read(booking);
  await later(0);
  expect(await refundsOf(booking)).toEqual(bookingStatus === 'cancelled' ? [['cancel', PAID * 100]] : []);
  expect(await seatsOf(tourPackage)).toEqual(bookingStatus === 'cancelled' ? [0, 0] : [0, 2]);
  await expectSettled(booking);
});

test.each(['seats-kept', 'decision-stored', 'seats-released'] as const)(
  'a move that crashes at %s is made once it is pressed again, with seats on one day alone',
  async (step) => {
    const { tourPackage, booking, token } = await asked();
    const crashed = answerAnotherDay(crashingAt(api, step), settle, { token, answer: 'move' });
    await expect(crashed).rejects.toThrow(`Crash at ${step}`);
    await answer(token, 'move').expect(200);
    await later(0);
    expect(await seatsOf(tourPackage)).toEqual([0, 2]);
    await expectSettled(booking);
  },
);

test('where the other day is cancelled too, the offer is over and the money goes back', async () => {
  const { tourPackage, booking, token } = await asked();
  await offers.cancel(tourPackage, DAYS.to, {}).expect(200);
  expect((await open(token).expect(200)).body).toMatchObject({
    state: 'open',
    canMove: false,
    sentence: expect.stringContaining('cancelled as well'),
  });
  expect((await answer(token, 'move').expect(200)).body).toMatchObject({ state: 'cancelled' });
  const waiting = await asked();
  await offers.cancel(waiting.tourPackage, DAYS.to, {}).expect(200);
  await offers.workOff();
  for (const one of [booking, waiting.booking]) expect(await refundsOf(one)).toEqual([['cancel', PAID * 100]]);
  expect(await seatsOf(waiting.tourPackage)).toEqual([0, 0]);
});

test('while the bank decides on a payment the move is refused with a sentence, and the money is still open', async () => {
  const { booking, token } = await asked();
  const { _id } = await journey.stored(booking);
  await api.dependencies.database.collection('bookings').updateOne({ _id }, { $set: { 'attempts.0.disputedAt': new Date() } });
  expect(sentenceOf(await answer(token, 'move'))).toContain('You can still have your money.');
  expect((await answer(token, 'money').expect(200)).body).toMatchObject({ state: 'cancelled' });
});

test('a link that is not one opens nothing, and an answer that is none is refused at its field', async () => {
  const { token } = await asked();
  expect((await open('x'.repeat(43)).expect(409)).body.code).toBe('LINK_INVALID');
  expect((await answer('x'.repeat(43), 'money').expect(409)).body.code).toBe('LINK_INVALID');
  const { body } = await api.request.post('/api/another-day').send({ token, answer: 'maybe' }).expect(400);
  expect(body.details).toHaveProperty('answer');
});
