import type { Payment } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { commandsDuring } from '../../testing/examined.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { bookingRepository, cancellationOf, changeBooking, refundAll } from '../bookings/index.ts';
import { paymentsOf } from './list/payment-list.ts';
import { presentPayments } from './payment.presenter.ts';
import { reconcile } from './settle/reconcile.ts';

const MINUTE = 60_000;
const REASON = 'The guide was ill.';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { database } = api.dependencies;
beforeEach(() => api.provider.setFaults({}));

type BookingHere = Awaited<ReturnType<typeof journey.book>>;
const listed = async ({ _id }: BookingHere): Promise<Payment> =>
  only<Payment>((await api.request.get(`/api/payment?booking=${_id}`).set(journey.admin.bearer).expect(200)).body);
/** What the success page tells its traveller, or whoever else asks. */
const toldOf = async (booking: BookingHere, by = journey.traveller): Promise<Payment> => {
  const [attempt] = (await journey.stored(booking)).attempts;
  return (await journey.checkStatus(attempt?.sessionId ?? '', by).expect(200)).body.updatedPayment;
};

test('staff see who refunded and why, in a list and of one payment; the traveller sees what goes back, and neither name nor reason', async () => {
  const booking = await journey.bookConfirmed();
  await journey.refund(booking, { amount: 1000.5, reason: REASON });
  const refund = { amount: 1000.5, origin: 'admin', state: 'done' };
  for (const seen of [await listed(booking), await toldOf(booking, journey.admin)])
    expect(seen.refunds).toMatchObject([{ ...refund, reason: REASON, by: journey.admin.username }]);
  expect((await toldOf(booking)).refunds).toMatchObject([{ ...refund, reason: null, by: null }]);
});

test('a refund that was made at the provider has nobody’s name, and one that it left nothing for is not shown', async () => {
  const booking = await journey.bookConfirmed();
  api.provider.setFaults({ server_error: { only: '/v1/refunds' } });
  await journey.refund(booking, { amount: 1000, reason: REASON });
  expect(await listed(booking)).toMatchObject({ refunds: [{ amount: 1000, state: 'pending' }], amountLeft: 2999.98 });
  api.provider.setFaults({});
  const [attempt] = (await journey.stored(booking)).attempts;
  await journey.askProvider('POST', '/v1/refunds', `payment_intent=${attempt?.paymentId}&amount=399998`);
  api.clock.moveBy(MINUTE);
  await reconcile(api.dependencies);
  expect((await journey.stored(booking)).attempts[0]?.refunds.map(({ state }) => state)).toContain('dropped');
  const refund = { amount: 3999.98, origin: 'provider', state: 'done', reason: null, by: null };
  expect((await listed(booking)).refunds).toMatchObject([refund]);
  expect((await toldOf(booking)).refunds).toMatchObject([refund]);
});

test('a refund that is due, and that nobody has tried to make, has not failed', async () => {
  const booking = await journey.bookConfirmed();
  const { _id } = await journey.stored(booking);
  await changeBooking(bookingRepository(database), _id, (current) => cancellationOf(current, refundAll, api.clock.now()));
  expect((await listed(booking)).commands).toMatchObject([{ kind: 'refund', tries: 0, lastFailure: null }]);
  expect((await toldOf(booking)).commands).toEqual([]);
});

test('of two refunds of one payment that wait the one that failed last says why', async () => {
  const booking = await journey.bookConfirmed();
  api.provider.setFaults({ server_error: { only: '/v1/refunds' } });
  for (const key of ['one', 'two']) await journey.refund(booking, { amount: 500, reason: REASON }, { key });
  expect((await listed(booking)).commands).toMatchObject([{ lastFailure: null }, { lastFailure: expect.any(String) }]);
});

test('who refunded is asked for where that is shown alone', async () => {
  // Work triggered by the provider's events is not part of it.
  api.provider.setFaults({ lose_event: {} });
  const [plain, refunded] = [await journey.bookConfirmed(), await journey.bookConfirmed()];
  await journey.refund(refunded, { amount: 1, reason: REASON });
  const asked = async (booking: BookingHere, viewer: 'admin' | 'user') => {
    const payments = paymentsOf(await journey.stored(booking));
    return (await commandsDuring(api, () => presentPayments(database, payments, viewer))).toSorted();
  };
  // What the customer is called.
  const name = ['travellers find', 'users find'];
  expect(await asked(plain, 'admin')).toEqual(name);
  expect(await asked(refunded, 'user')).toEqual(name);
  expect(await asked(refunded, 'admin')).toEqual([...name, 'users find']);
});
