import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import type { TestApi } from './start-test-api.ts';

/** The header by which the provider signs a body. `age` in seconds. */
export const signatureOf = (body: string | Buffer, { secret, age = 0 }: { secret: string; age?: number }): string => {
  const signedAt = Math.floor(Date.now() / 1000) - age;
  const signature = createHmac('sha256', secret).update(`${signedAt}.`).update(body).digest('hex');
  return `t=${signedAt},v1=${signature}`;
};

/** Posts a body to where the provider sends its events, byte by byte as given. */
export const postEvent = (api: TestApi, body: string | Buffer, signature: string) =>
  api.request
    .post('/api/payment/webhook')
    .set('Content-Type', 'application/json')
    .set('Stripe-Signature', signature)
    // As bytes: an object or a string would be serialised again.
    .serialize((bytes) => bytes)
    .send(Buffer.from(body));

/** Delivers an event as the provider would. */
export const deliverEvent = (
  api: TestApi,
  event: object,
  { secret = api.dependencies.config.STRIPE_WEBHOOK_SECRET, age = 0 } = {},
) => {
  const body = JSON.stringify(event);
  return postEvent(api, body, signatureOf(body, { secret, age }));
};

/** An event of the provider about a session. */
export const sessionEvent = (
  sessionId: string,
  type = 'checkout.session.completed',
  id = `evt_${new Types.ObjectId().toHexString()}`,
) => ({
  id,
  object: 'event',
  type,
  data: { object: { id: sessionId, object: 'checkout.session' } },
});
