import Stripe from 'stripe';
import type { Config } from '../../config.ts';

/** The version of Stripe's API that this code was written for; a new SDK does not change it silently. */
const API_VERSION = '2026-10-28.endive';

/**
 * Milliseconds until a call counts as unanswered; the SDK then tries twice more with the same idempotency
 * key.
 */
const TIMEOUT_MS = 8000;

const addressOf = (base: string): { host: string; port: string; protocol: 'http' | 'https' } => {
  const { hostname, port, protocol } = new URL(base);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
};

export const createStripeClient = (config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>, timeout = TIMEOUT_MS): Stripe =>
  new Stripe(config.STRIPE_SECRET_KEY, {
    apiVersion: API_VERSION,
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(config.STRIPE_API_BASE ? addressOf(config.STRIPE_API_BASE) : {}),
  });
