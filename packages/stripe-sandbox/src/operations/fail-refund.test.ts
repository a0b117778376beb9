import { expect, test } from 'vitest';
import { startForTest } from '../testing/start-for-test.ts';

test('a refund that the bank sends back is failed, and its money can be refunded again', async () => {
  const sandbox = await startForTest();
  const { stripe } = sandbox;
  const { id: session } = await sandbox.createSession();
  await sandbox.pay(session);
  const payment_intent = await sandbox.intentOf(session);
  const refund = await stripe.refunds.create({ payment_intent });
  expect(await sandbox.control('POST', 'fail_refund', { refund: refund.id })).toMatchObject({ status: 'failed' });
  expect((await sandbox.paymentOf(session)).latest_charge).toMatchObject({
    amount_refunded: 0,
    refunded: false,
    refunds: { data: [{ id: refund.id, status: 'failed', failure_reason: 'expired_or_canceled_card' }] },
  });
  const events = await stripe.events.list({ types: ['refund.failed'] });
  expect(events.data.map(({ data }) => data.object)).toMatchObject([{ id: refund.id, payment_intent }]);
  expect((await stripe.refunds.create({ payment_intent })).status).toBe('succeeded');
});
