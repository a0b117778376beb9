import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * The one address that the provider knows: hands each event on, byte for byte, to whichever process answers, as a balancer would. Where none
 * does, the provider hears of it and tries again.
 */
export const openEventDoor = async (nextAddress: () => string): Promise<{ url: string; close: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    const handOn = async (): Promise<number> => {
      const body = new Uint8Array(await buffer(request));
      const signature = String(request.headers['stripe-signature'] ?? '');
      const answer = await fetch(`${nextAddress()}/api/payment/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
      await answer.body?.cancel();
      return answer.status;
    };
    handOn().then(
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
