import { expect, test } from 'vitest';
import { startForTest } from '../testing/start-for-test.ts';
import { startWebhookReceiver } from '../testing/start-webhook-receiver.ts';

test('a paid charge can be disputed once, and the merchant is told', async () => {
  const { webhook, received, waitFor } = await startWebhookReceiver();
  const { stripe, createSession, pay, intentOf, control } = await startForTest({ webhook });
  const { id } = await createSession();
  expect(await control('POST', 'dispute', { payment_intent: 'pi_none' })).toMatchObject({ error: { code: 'resource_missing' } });
  await pay(id);
  const payment_intent = await intentOf(id);
  expect(await control('POST', 'dispute', { payment_intent })).toMatchObject({ object: 'dispute', payment_intent });
  await waitFor(3);
  expect(received.map((event) => event.type)).toContain('charge.dispute.created');
  expect((await stripe.charges.list({ payment_intent })).data).toMatchObject([{ disputed: true }]);
  expect(await control('POST', 'dispute', { payment_intent })).toHaveProperty('error');
});
