import { isUtf8 } from 'node:buffer';
import type Stripe from 'stripe';
import type { PaymentProvider, ProviderEvent } from './payment-provider.ts';
import { providerEventOf } from './provider-event.ts';

/** For how many seconds the signature of an event is valid. */
const TOLERANCE = 300;

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Whether a header has the form of a signature: an instant, and a hash of 32 bytes. */
export const isSignatureHeader = (header: unknown): boolean =>
  typeof header === 'string' && /(?:^|,)\s*t=\d+/.test(header) && /(?:^|,)\s*v1=[0-9a-f]{64}(?:,|\s*$)/i.test(header);

/** The SDK checks the decoded text. This is a check of the raw bytes only if both are equal. */
const isExactText = (bytes: Buffer): boolean => isUtf8(bytes) && !bytes.subarray(0, 3).equals(BYTE_ORDER_MARK);

const contentOf = (text: string): ProviderEvent | null => {
  try {
    return providerEventOf(JSON.parse(text));
  } catch {
    return null;
  }
};

/**
 * Reads a signed event, with each of the secrets (joined by a comma) in turn: two are valid while they
 * rotate. The SDK compares by `crypto.timingSafeEqual`. It is pure, so whatever it throws means that the
 * event is not genuine.
 */
export const eventReader = (stripe: Stripe, secrets: string): PaymentProvider['readEvent'] => {
  const valid = secrets
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  return (rawBody, signature) => {
    const isSignedWith = (secret: string): boolean => {
      try {
        return stripe.webhooks.signature?.verifyHeader(rawBody, signature, secret, TOLERANCE) ?? false;
      } catch {
        return false;
      }
    };
    return isExactText(rawBody) && valid.some(isSignedWith) ? contentOf(rawBody.toString()) : null;
  };
};
