import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts';

const paidIntent = async ({ createSession, pay, paymentOf }: TestedSandbox) => {
  const { id: session } = await createSession();
  await pay(session);
  const { id: payment_intent, latest_charge: charge } = await paymentOf(session);
  return { session, payment_intent, charge: (charge as Stripe.Charge).id };
};

test('a refund without an amount refunds everything, and a second one is refused', async () => {
  const sandbox = await startForTest();
  const { session, payment_intent } = await paidIntent(sandbox);
  const refund = await sandbox.stripe.refunds.create({ payment_intent, metadata: { attempt: 'a1' } });
  expect(refund).toMatchObject({ amount: 9_199_800, status: 'succeeded', metadata: { attempt: 'a1' } });
  const again = sandbox.stripe.refunds.create({ payment_intent });
  await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded', statusCode: 400 });
  expect((await sandbox.paymentOf(session)).latest_charge).toMatchObject({
    refunded: true,
    amount_refunded: 9_199_800,
    refunds: { data: [{ id: refund.id }] },
  });
});

test('parts can be refunded until the charge is used up, never more', async () => {
  const sandbox = await startForTest();
  const { payment_intent, charge } = await paidIntent(sandbox);
  await sandbox.stripe.refunds.create({ payment_intent, amount: 9_000_000 });
  const tooMuch = sandbox.stripe.refunds.create({ payment_intent, amount: 199_801 });
  await expect(tooMuch).rejects.toMatchObject({
    param: 'amount',
    message: expect.stringContaining('greater than unrefunded amount'),
  });
  await sandbox.stripe.refunds.create({ payment_intent, amount: 199_800 });
  const listed = await sandbox.stripe.refunds.list({ charge });
  expect(listed.data.map((refund) => refund.amount)).toEqual([199_800, 9_000_000]);
});

test.each([0, -5])('an amount of %i is refused', async (amount) => {
  const sandbox = await startForTest();
  const { payment_intent } = await paidIntent(sandbox);
  await expect(sandbox.stripe.refunds.create({ payment_intent, amount })).rejects.toMatchObject({ param: 'amount' });
});

test('refunds are listed for their own payment only', async () => {
  const sandbox = await startForTest();
  const [one, other] = [await paidIntent(sandbox), await paidIntent(sandbox)];
  const { id } = await sandbox.stripe.refunds.create({ payment_intent: one.payment_intent });
  expect((await sandbox.stripe.refunds.list({ charge: other.charge })).data).toEqual([]);
  expect((await sandbox.stripe.refunds.list({ charge: one.charge })).data).toMatchObject([{ id, charge: one.charge }]);
});

test('what does not exist cannot be refunded', async () => {
  const { stripe } = await startForTest();
  const refused = stripe.refunds.create({ payment_intent: 'pi_none' });
  await expect(refused).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'payment_intent' });
});
