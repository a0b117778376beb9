import type { SandboxOptions } from '../sandbox-options.ts';
import type { Right } from './key-rights.ts';
import { StripeError } from './stripe-error.ts';

/**
 * Accepts a secret or a restricted test key as bearer token; refuses everything else like Stripe.
 * @returns the rights of a restricted key; null for one that may do everything
 */
export const authenticateKey = (
  header: string | undefined,
  { secretKeys, restrictedKeys = {} }: Pick<SandboxOptions, 'secretKeys' | 'restrictedKeys'>,
): readonly Right[] | null => {
  const key = keyOf(header);
  if (key === null) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  }
  if (!key.startsWith('sk_live_') && secretKeys.includes(key)) return null;
  const rights = Object.hasOwn(restrictedKeys, key) ? restrictedKeys[key] : undefined;
  if (!rights) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
  return rights;
};

const keyOf = (header = ''): string | null => {
  const [scheme, value = ''] = header.trim().split(/\s+/);
  return scheme?.toLowerCase() === 'bearer' && value !== '' ? value : null;
};

const masked = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(8)}${key.length > 20 ? key.slice(-4) : ''}`;

const unauthorized = (message: string): StripeError => new StripeError({ status: 401, type: 'invalid_request_error', message });
