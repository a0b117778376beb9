import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header for a raw body: `t=<epoch seconds>,v1=<HMAC SHA-256 of "t.body">`. */
export const signEvent = (rawBody: string, secret: string, epochSeconds: number): string => {
  const signature = createHmac('sha256', secret).update(`${epochSeconds}.${rawBody}`, 'utf8').digest('hex');
  return `t=${epochSeconds},v1=${signature}`;
};
