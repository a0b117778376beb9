import { expect, test } from 'vitest';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { reconcile } from '../settle/reconcile.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);

/** A booking that is paid, and what a cardholder, a bank and an admin do about its payment. */
const disputedPayment = async () => {
  const { booking, sessionId } = await journey.bookAndPay();
  await journey.checkStatus(sessionId).expect(200);
  const attempt = (await journey.stored(booking)).attempts[0];
  const control = (what: string, fields = {}) =>
    journey.askProvider('POST', `/_sandbox/${what}`, { payment_intent: attempt?.paymentId, ...fields });
  const dispute = async (): Promise<void> => {
    await control('dispute');
    await eventually(async () => (await journey.stored(booking)).attempts[0]?.disputedAt !== null);
  };
  const decide = async (status: 'won' | 'lost'): Promise<void> => {
    await control('dispute/close', { status });
    await eventually(async () => (await journey.stored(booking)).attempts[0]?.disputeClosedAt !== undefined);
  };
  const refund = () =>
    api.request
      .post(`/api/payment/refund/${attempt?.attemptId}`)
      .set({ ...journey.admin.bearer, 'Idempotency-Key': crypto.randomUUID() })
      .send({ amount: 3999.98, reason: 'The guide was ill.' });
  return { booking, dispute, decide, refund };
};

test('while a dispute is open nothing is promised, refunded or sent to the provider; once it is won the payment is refunded like any other', async () => {
  const { booking, dispute, decide, refund } = await disputedPayment();
  await dispute();
  expect(await journey.read(booking)).toMatchObject({ refundOnCancel: 0, refundInFull: 0, isDisputed: true });
  const { body } = await refund().expect(409);
  expect(body).toMatchObject({ code: 'NOT_REFUNDABLE', message: expect.stringContaining('disputes') });
  await journey.cancel(booking).expect(200);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: 0, refundStatus: 'none' });
  expect(await journey.stored(booking)).toMatchObject({ commands: [], lastFailure: null });
  await decide('won');
  expect(await journey.read(booking)).not.toHaveProperty('isDisputed');
  await refund().expect(200);
  expect(await journey.read(booking)).toMatchObject({ amountRefunded: 3999.98, refundStatus: 'refunded' });
});

test.each([
  ['won', 'is made at once', { refundStatus: 'refunded', amountRefunded: 3999.98 }],
  ['lost', 'is never made', { refundStatus: 'none', amountRefunded: 0, isDisputed: true }],
] as const)(
  'a refund that waits when the dispute comes is not tried until the dispute is decided; if it is %s it %s',
  async (status, _, told) => {
    const { booking, dispute, decide, refund } = await disputedPayment();
    api.provider.setFaults({ server_error: { only: 'POST /v1/refunds' } });
    await journey.cancel(booking).expect(200);
    api.provider.setFaults({});
    await dispute();
    api.clock.moveBy(60_000);
    await reconcile(api.dependencies);
    const { commands, lastFailure } = await journey.stored(booking);
    expect(commands).toMatchObject([{ kind: 'refund', tries: 2 }]);
    expect(lastFailure?.sentence).not.toContain('charged back');
    await decide(status);
    await reconcile(api.dependencies);
    expect(await journey.read(booking)).toMatchObject(told);
    expect((await journey.stored(booking)).commands).toEqual([]);
    expect((await refund().expect(409)).body.code).toBe('NOT_REFUNDABLE');
  },
);
