import { stripeProvider } from '@wayfarer/api/stripe/stripe-provider';
import { startStripeSandbox } from '@wayfarer/stripe-sandbox';
import { expect, test } from 'vitest';
import { makeEveryRequest } from './make-every-request.ts';
import { unpublishedIn } from './published-parameters.ts';
import { recordRequests } from './record-requests.ts';

const SECRETS = { STRIPE_SECRET_KEY: 'sk_test_wayfarer', STRIPE_WEBHOOK_SECRET: 'whsec_wayfarer_test' };

test('every request to the provider has only parameters that Stripe publishes, at any depth', async () => {
  const sandbox = await startStripeSandbox({
    port: 0,
    secretKeys: [SECRETS.STRIPE_SECRET_KEY],
    webhook: null,
    stateFile: null,
    sellerName: 'Wayfarer',
  });
  const recorder = await recordRequests(sandbox.url);
  const calls = await makeEveryRequest(stripeProvider({ ...SECRETS, STRIPE_API_BASE: recorder.url }));
  recorder.close();
  await sandbox.close();
  // Closing a session that is not known asks for it once more.
  expect(recorder.requests.length).toBeGreaterThanOrEqual(calls.length);
  for (const request of recorder.requests) expect([request.path, unpublishedIn(request)]).toEqual([request.path, []]);
});

test.each([
  ['POST', '/v1/checkout/sessions', 'colour'],
  ['POST', '/v1/checkout/sessions', 'line_items[0][price_data][colour]'],
  ['GET', '/v1/checkout/sessions/cs_test_1', 'limit'],
  ['GET', '/v1/events', 'created[since]'],
])('a parameter that Stripe does not publish is found: %s %s %s', (method, path, name) => {
  const known: [string, string][] = method === 'POST' ? [['metadata[ours]', '1']] : [['expand[]', 'x']];
  const request = { method, path, parameters: [...known, [name, '1'] as const], status: 200, answer: '' };
  expect(unpublishedIn(request)).toEqual([name]);
});
