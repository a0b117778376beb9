import Stripe from 'stripe';
import type { Config } from '../../config.ts';
import { findMissingRights, type MissingRight } from './find-missing-rights.ts';
import { EVENT_TYPES } from './provider-event.ts';
import { createStripeClient } from './stripe-client.ts';

export type WebhookEndpoint = { readonly url: string; readonly isEnabled: boolean; readonly events: readonly string[] };

/** What the provider says about the account of the key. */
export type AccountFacts = {
  readonly missingRights: readonly MissingRight[];
  /** Null where the key may not read them, and of the stand-in. */
  readonly endpoints: readonly WebhookEndpoint[] | null;
  /** Needed events that no endpoint has accepted: how many, and the oldest; null when there are none. */
  readonly undelivered: { readonly count: number; readonly since: Date } | null;
};

/** Milliseconds; the SDK tries twice more. */
const PATIENCE_MS = 5000;
/** In seconds: how far back events are checked, and from which age one counts as undelivered. */
const LOOKS_BACK_SECONDS = 24 * 60 * 60;
const SETTLES = 120;

/** Null where the key has no right to it. */
const orNull = async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await call;
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripePermissionError) return null;
    throw thrown;
  }
};

const endpointsOf = async (stripe: Stripe): Promise<WebhookEndpoint[] | null> => {
  try {
    const list = await orNull(stripe.webhookEndpoints.list({ limit: 100 }));
    return (
      list?.data.map(({ url, status, enabled_events: events }) => ({ url, isEnabled: status === 'enabled', events })) ?? null
    );
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeInvalidRequestError && thrown.statusCode === 404) return null;
    throw thrown;
  }
};

/** @throws what the SDK throws: for a wrong key, or when the provider is silent */
export const examineAccount = async (
  settings: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>,
  now: Date,
): Promise<AccountFacts> => {
  const stripe = createStripeClient(settings, PATIENCE_MS);
  const seconds = Math.floor(now.getTime() / 1000);
  const created = { gte: seconds - LOOKS_BACK_SECONDS, lte: seconds - SETTLES };
  const [endpoints, missingRights, events] = await Promise.all([
    endpointsOf(stripe),
    findMissingRights(stripe),
    orNull(stripe.events.list({ created, types: [...EVENT_TYPES], limit: 100 })),
  ]);
  const waiting = events?.data.filter((event) => event.pending_webhooks > 0) ?? [];
  const oldest = waiting.at(-1);
  const undelivered = oldest ? { count: waiting.length, since: new Date(oldest.created * 1000) } : null;
  return { endpoints, missingRights, undelivered };
};
