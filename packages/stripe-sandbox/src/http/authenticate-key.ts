import { StripeError } from './stripe-error.ts';

/** Accepts a secret test key as bearer token; refuses everything else like Stripe. */
export const authenticateKey = (header: string | undefined, secretKeys: string[]): void => {
  const key = keyOf(header);
  if (key === null) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  }
  if (key.startsWith('sk_live_') || !secretKeys.includes(key)) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
};

const keyOf = (header = ''): string | null => {
  const [scheme, value = ''] = header.trim().split(/\s+/);
  return scheme?.toLowerCase() === 'bearer' && value !== '' ? value : null;
};

const masked = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(8)}${key.length > 20 ? key.slice(-4) : ''}`;

const unauthorized = (message: string): StripeError => new StripeError({ status: 401, type: 'invalid_request_error', message });
