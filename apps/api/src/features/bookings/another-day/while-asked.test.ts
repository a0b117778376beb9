import { type Booking, bookingNumberOf } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { startOffers, WORDS } from '../../../testing/another-day.ts';
import { addDepositTour, payPart, takePart } from '../../../testing/deposits.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { reconcile } from '../../payments/settle/reconcile.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const offers = startOffers(api, journey);
const { inDays, offer, refundsOf, seatsOn, sentenceOf, tokenOf } = offers;
const DAYS = { from: inDays(66), to: inDays(90) };
const CANCELLED = 'is cancelled';

/** A booking of which the deposit is paid, and which is asked for another day. */
const asked = async (before: (booking: Booking) => Promise<unknown> = async () => undefined) => {
  const tourPackage = await addDepositTour(api, admin, { balanceDays: 30 }, { capacity: '12', cancellationPolicy: '[]' });
  const booking = await journey.book({ of: tourPackage, travelDate: DAYS.from, totalAmount: 100_000 });
  await payPart(api, journey, booking, traveller);
  const prepared = await before(booking);
  await offer(tourPackage, DAYS, [booking]);
  return { tourPackage, booking, prepared };
};
const attemptOf = async (booking: Booking) => (await journey.stored(booking)).attempts[0]?.attemptId ?? '';

test('nobody changes it in another way, neither its traveller nor staff, and each is told why', async () => {
  const { booking } = await asked();
  for (const by of [traveller, admin]) {
    const quote = await api.request.post(`/api/booking/${booking._id}/change/quote`).set(by.bearer).send({ totalPersons: 1 });
    expect(sentenceOf(quote)).toContain(CANCELLED);
  }
  const trip = await api.request.get(`/api/booking/trip/${booking._id}`).set(traveller.bearer).expect(200);
  expect(trip.body).not.toHaveProperty('changeTerms');
  expect((await journey.stored(booking)).changing?.isOffer).toBe(true);
});

test('nothing of it is paid or taken, a page that was open is closed, and the move stays open', async () => {
  const page = async (booking: Booking) => (await journey.payNow(booking).expect(201)).body.sessionId as string;
  const { booking, prepared } = await asked(page);
  expect(await journey.read(booking)).toMatchObject({ canPay: false, owed: 70_000 });
  expect(sentenceOf(await journey.payNow(booking))).toContain(CANCELLED);
  expect(sentenceOf(await takePart(api, admin, booking, 70_000))).toContain(CANCELLED);
  expect(await journey.payCard(String(prepared))).toMatchObject({ kind: 'closed' });
  await offers.answer(await tokenOf(booking), 'move').expect(200);
  expect(await journey.read(booking)).toMatchObject({ travelDate: DAYS.to, owed: 70_000, canPay: true });
});

test('what was paid on an open page in the moment of the question goes back as late, and both answers stay open', async () => {
  const page = async (booking: Booking) => (await journey.payNow(booking).expect(201)).body.sessionId as string;
  const tourPackage = await addDepositTour(api, admin, { balanceDays: 30 }, { capacity: '12' });
  const booking = await journey.book({ of: tourPackage, travelDate: DAYS.from, totalAmount: 100_000 });
  await payPart(api, journey, booking, traveller);
  const sessionId = await page(booking);
  api.provider.setFaults({ lose_event: {} });
  await journey.payCard(sessionId);
  await offer(tourPackage, DAYS, [booking]);
  api.provider.setFaults({});
  await reconcile(api.dependencies);
  expect(await refundsOf(booking)).toEqual([['late-payment', 7_000_000]]);
  await offers.answer(await tokenOf(booking), 'move').expect(200);
  expect(await journey.read(booking)).toMatchObject({ travelDate: DAYS.to, owed: 70_000 });
});

test('a refund by hand is refused with a sentence, of a part and of all', async () => {
  const { booking } = await asked();
  for (const amount of [100, 30_000]) {
    const refund = api.request
      .post(`/api/payment/refund/${await attemptOf(booking)}`)
      .set({ ...admin.bearer, 'Idempotency-Key': String(amount) });
    expect(sentenceOf(await refund.send({ amount, reason: 'A favour.' }))).toContain(CANCELLED);
  }
  expect(await refundsOf(booking)).toEqual([]);
});

test('a cancel by its traveller gives back everything, whatever the policy says, and so does one by staff', async () => {
  const [own, byStaff] = [await asked(), await asked()];
  const tokens = new Map<string, string>();
  for (const { booking } of [own, byStaff]) tokens.set(booking._id, await tokenOf(booking));
  expect(await journey.read(own.booking)).toMatchObject({ refundOnCancel: 30_000, refundInFull: 30_000 });
  await journey.cancel(own.booking).expect(200);
  const cancel = (body: object) =>
    api.request
      .put(`/api/booking/cancel/${byStaff.booking._id}`)
      .set(admin.bearer)
      .send({ status: 'cancelled', ...body });
  expect(sentenceOf(await cancel({ terms: 'amount', amount: 10 }))).toContain('everything goes back: ₹30,000.00');
  await cancel({ terms: 'traveller' }).expect(200);
  await offers.later(0);
  for (const { booking, tourPackage } of [own, byStaff]) {
    expect(await refundsOf(booking)).toEqual([['cancel', 3_000_000]]);
    expect([await seatsOn(tourPackage, DAYS.from), await seatsOn(tourPackage, DAYS.to)]).toEqual([0, 0]);
    const { body } = await offers.open(tokens.get(booking._id) ?? '').expect(200);
    expect(body).toMatchObject({ state: 'cancelled', money: 30_000 });
  }
});

test('its traveller and staff who change bookings have the link, and nobody else; its history says what was offered and what became of it', async () => {
  const { booking } = await asked();
  const [desk, guide] = [await signUp(api, { role: 'desk' }), await signUp(api, { role: 'guide' })];
  const link = (await journey.read(booking)).anotherDay?.link;
  expect(link).toMatch(/\/another-day#[\w-]{43}$/);
  expect((await journey.read(booking, desk)).anotherDay?.link).toBe(link);
  await api.request.get(`/api/booking/bookingById/${booking._id}`).set(guide.bearer).expect(403);
  const { text } = await api.request
    .post('/api/booking/open')
    .send({ number: bookingNumberOf(booking._id), email: `${traveller.username}@example.com` });
  expect(text).toContain(`"anotherDay":{"travelDate":"${DAYS.to}"`);
  expect(text).not.toContain('another-day#');
  await offers.answer(link?.split('#')[1] ?? '', 'move').expect(200);
  const { body } = await api.request.get(`/api/booking/trail/${booking._id}`).set(admin.bearer).expect(200);
  const changes = body.flatMap(({ by, changes: all }: { by: { name: string }; changes: { what: string; to: string }[] }) =>
    all.map(({ what, to }) => [what, to, by.name] as const),
  );
  expect(changes).toContainEqual(['another-day', DAYS.to, admin.username]);
  expect(changes).toContainEqual(['day', DAYS.to, traveller.username]);
});

test('it has no voucher and no entry for a calendar, and a voucher from before is that of a cancelled trip', async () => {
  const { booking } = await asked();
  const voucher = await api.request.get(`/api/booking/voucher/${booking._id}`).set(traveller.bearer);
  expect(sentenceOf(voucher)).toContain(CANCELLED);
  expect(sentenceOf(await api.request.get(`/api/booking/calendar/${booking._id}`).set(traveller.bearer))).toContain(CANCELLED);
  expect(await journey.read(booking)).toMatchObject({ agencyReason: WORDS.reason });
});
