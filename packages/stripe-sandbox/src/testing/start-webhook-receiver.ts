import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { onTestFinished, vi } from 'vitest';
import { webhookSecret } from './start-for-test.ts';

type WebhookReceiver = {
  webhook: { url: string; secret: string; firstRetryMilliseconds: number };
  /** Events in the order of arrival, each verified by the SDK; including refused deliveries. */
  received: Stripe.Event[];
  waitFor(count: number): Promise<void>;
};

/** A merchant's webhook endpoint that answers the given statuses first, then 200. */
export const startWebhookReceiver = async (firstStatuses: number[] = []): Promise<WebhookReceiver> => {
  const received: Stripe.Event[] = [];
  const statuses = [...firstStatuses];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const signature = String(request.headers['stripe-signature']);
    received.push(new Stripe('sk_test_none').webhooks.constructEvent(body, signature, webhookSecret));
    response.writeHead(statuses.shift() ?? 200).end();
  };
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    take(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    webhook: { url: `http://127.0.0.1:${port}/webhook`, secret: webhookSecret, firstRetryMilliseconds: 20 },
    received,
    waitFor: (count) =>
      vi.waitFor(
        () => {
          if (received.length < count) throw new Error(`${received.length} of ${count} events arrived`);
        },
        { timeout: 120_000, interval: 10 },
      ),
  };
};
