import { addDays, type Booking, type CancelBooking, type TourPackage } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../../testing/money-journey.ts';
import { limitedTo, seatsOf } from '../../../testing/seats.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const PAID = 3999.98;
const REASON = 'The road to the pass is closed by snow.';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const { admin, traveller } = journey;
const desk = await signUp(api, { role: 'desk' });
/** Its policy refunds nothing to a traveller who cancels. */
const { destination } = journey.tourPackage;
const strict = await addTourPackage(api, admin, { destination: destination._id, cancellationPolicy: '[]' });
beforeEach(post.clear);

const cancel = ({ _id }: Booking, wish: Partial<CancelBooking> = {}, by = admin) =>
  api.request
    .put(`/api/booking/cancel/${_id}`)
    .set(by.bearer)
    .send({ status: 'cancelled', ...wish });
const letter = async (): Promise<string> => {
  await post.pass();
  return post.email({ subject: /^Cancelled: / }).text ?? '';
};
const order = (tourPackage: TourPackage) =>
  api.request
    .post('/api/booking')
    .set(traveller.bearer)
    .send(bookingBody(api, traveller, tourPackage));
const change = (tourPackage: TourPackage, isClosed: boolean, by = admin) =>
  api.request
    .put(`/api/departure/${tourPackage._id}/${addDays(todayOf(api), 10)}`)
    .set(by.bearer)
    .send({ isClosed });

test('when the agency cancels all that was paid goes back, and the letter gives the agency’s reason and no policy of the traveller', async () => {
  const booking = await journey.bookConfirmed({ of: strict });
  expect(await journey.read(booking, admin)).toMatchObject({ refundOnCancel: 0, refundInFull: PAID });
  await cancel(booking, { terms: 'agency', reason: REASON, expectedRefund: PAID }).expect(200);
  expect(await journey.read(booking)).toMatchObject({ amountRefunded: PAID, refundStatus: 'refunded', agencyReason: REASON });
  const text = await letter();
  expect(text).toContain('we have had to cancel your trip');
  expect(text).toContain(REASON);
  expect(text).toContain('Everything you paid, ₹3,999.98, goes back to the card you paid with.');
  expect(text).not.toMatch(/policy/i);
});

test('a cancel by staff that says nothing of its terms is the agency’s', async () => {
  const booking = await journey.bookConfirmed({ of: strict });
  await cancel(booking).expect(200);
  expect(await journey.read(booking)).toMatchObject({ amountRefunded: PAID });
});

test('for a traveller who asked the desk to cancel the policy counts, and the letter says that the traveller asked', async () => {
  const booking = await journey.bookConfirmed({ of: strict });
  await cancel(booking, { terms: 'traveller' }, desk).expect(200);
  expect(await journey.read(booking)).toMatchObject({ amountRefunded: 0, refundStatus: 'none' });
  expect(await letter()).toMatch(
    /we’ve cancelled your booking as requested.*Under the cancellation policy of this trip, nothing is refunded/s,
  );
});

test('another amount goes back to the paisa, within what was paid and what the role may refund', async () => {
  const booking = await journey.bookConfirmed({ of: strict });
  for (const amount of [PAID + 0.01, 100_000])
    expect((await cancel(booking, { terms: 'amount', amount }).expect(409)).body).toMatchObject({
      code: 'NOT_REFUNDABLE',
      details: { amountLeft: PAID },
    });
  for (const wrong of [{ terms: 'amount' }, { terms: 'agency', amount: 1 }, { terms: 'amount', amount: -1 }, { terms: 'bank' }])
    await cancel(booking, wrong as Partial<CancelBooking>).expect(400);
  await withSettings(api, { DESK_REFUND_LIMIT: 1000 }, async () => {
    await cancel(booking, { terms: 'amount', amount: 1000.01 }, desk).expect(403);
  });
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', refundStatus: 'none' });
  await cancel(booking, { terms: 'amount', amount: 1234.56 }, desk).expect(200);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: 1234.56 });
});

test('no traveller cancels on the agency’s terms, gives the agency’s reason, or closes a day', async () => {
  const booking = await journey.bookConfirmed({ of: strict });
  const wishes = [{ terms: 'agency' }, { terms: 'amount', amount: PAID }, { reason: REASON }, { closeDay: true }] as const;
  for (const wish of wishes) await cancel(booking, wish, traveller).expect(403);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed' });
});

test.each(['', '4'])(
  'a day that is closed with a cancel is not sold again until it is opened, with %j seats a day',
  async (seats) => {
    const tourPackage = await limitedTo(api, journey, seats === '' ? '' : 4);
    const [booking, unpaid] = [await journey.bookConfirmed({ of: tourPackage }), await journey.book({ of: tourPackage })];
    await cancel(booking, { reason: REASON, closeDay: true }, desk).expect(200);
    expect((await order(tourPackage).expect(409)).body.code).toBe('PACKAGE_NOT_BOOKABLE');
    expect((await journey.payNow(unpaid).expect(409)).body.code).toBe('NOT_PAYABLE');
    expect(await journey.read(unpaid)).toMatchObject({ canPay: false });
    expect((await seatsOf(api, tourPackage)).days).toMatchObject([{ left: 0, isClosed: true }]);
    await change(tourPackage, false, desk).expect(200);
    await order(tourPackage).expect(201);
    await journey.payNow(unpaid).expect(201);
  },
);

test('a payment for a closed day that was on its way is taken no less, because its seats were held', async () => {
  const tourPackage = await limitedTo(api, journey, 4);
  const booking = await journey.book({ of: tourPackage });
  const sessionId = await journey.openSession(booking);
  await change(tourPackage, true).expect(200);
  await journey.payCard(sessionId);
  await journey.checkStatus(sessionId).expect(200);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed' });
});

test('a cancel that is refused closes no day', async () => {
  const tourPackage = await limitedTo(api, journey, 4);
  const booking = await journey.bookConfirmed({ of: tourPackage });
  await cancel(booking, { closeDay: true, expectedRefund: 1 }).expect(409);
  await order(tourPackage).expect(201);
});
