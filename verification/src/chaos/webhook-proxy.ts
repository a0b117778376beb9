import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * The only address that the provider knows: forwards each event, byte for byte, to a process that answers,
 * like a load balancer. Where none does, the provider is told so and tries again.
 */
export const startWebhookProxy = async (nextAddress: () => string): Promise<{ url: string; close: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    const passOn = async (): Promise<number> => {
      const signature = String(request.headers['stripe-signature'] ?? '');
      const answer = await fetch(`${nextAddress()}/api/payment/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: new Uint8Array(await buffer(request)),
      });
      await answer.body?.cancel();
      return answer.status;
    };
    passOn().then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
