import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createStripeClient } from './stripe-client.ts';

const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('a provider that sends us elsewhere is not followed, so that the key reaches nobody else', async () => {
  const asked: string[] = [];
  const elsewhere = await listen((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  for (const status of [301, 302, 307, 308]) {
    const provider = await listen((_request, response) => response.writeHead(status, { Location: elsewhere }).end('{}'));
    const stripe = createStripeClient({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: provider });
    await stripe.checkout.sessions.retrieve('cs_test_1').catch(() => undefined);
  }
  expect(asked).toEqual([]);
});
