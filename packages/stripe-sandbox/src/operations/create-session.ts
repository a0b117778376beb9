import { badRequest } from '../http/stripe-error.ts';
import { formatMoney, totalOf } from '../objects/money.ts';
import { sessionObject } from '../objects/session-object.ts';
import type { WireObject } from '../objects/wire-object.ts';
import type { Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { LineItemRecord, SessionRecord } from '../store/records.ts';
import type { CreateSessionParameters } from './session-parameters.ts';

const shortestSeconds = 30 * 60;
const longestSeconds = 24 * 60 * 60;

/** Opens a session for the traveller to pay. */
export const createSession = (sandbox: Sandbox, parameters: CreateSessionParameters): WireObject => {
  const created = sandbox.now();
  const lineItems = parameters.line_items.map(toLineItem);
  assertPayable(totalOf(lineItems));
  const session: SessionRecord = {
    id: createId('cs_test', 58),
    created,
    expiresAt: expiryOf(parameters.expires_at, created),
    status: 'open',
    successUrl: parameters.success_url,
    cancelUrl: parameters.cancel_url ?? null,
    clientReferenceId: parameters.client_reference_id ?? null,
    payer: null,
    currency: 'inr',
    lineItems,
    metadata: parameters.metadata ?? {},
    intentMetadata: parameters.payment_intent_data?.metadata ?? {},
    paymentIntentId: null,
  };
  sandbox.store.put('sessions', session);
  return sessionObject(session, sandbox.publicUrl);
};

const toLineItem = (
  { price_data: price, quantity }: CreateSessionParameters['line_items'][number],
  index: number,
): LineItemRecord => {
  if (quantity < 1)
    throw badRequest('This value must be greater than or equal to 1.', { param: `line_items[${index}][quantity]` });
  return {
    name: price.product_data.name,
    description: price.product_data.description ?? null,
    unitAmount: price.unit_amount,
    quantity,
  };
};

/** The smallest and largest amount of a card payment, in minor units, as in Stripe's table of currencies. */
const limits = { least: 50, most: 999_999_999 };

const assertPayable = (total: number): void => {
  const sentence = "The Checkout Session's total amount due must";
  if (total < limits.least)
    throw badRequest(`${sentence} add up to at least ${formatMoney(limits.least)}.`, { code: 'amount_too_small' });
  if (total > limits.most)
    throw badRequest(`${sentence} be no more than ${formatMoney(limits.most)}.`, { code: 'amount_too_large' });
};

const expiryOf = (asked: number | undefined, created: number): number => {
  if (asked === undefined) return created + longestSeconds;
  const param = 'expires_at';
  if (asked < created + shortestSeconds) {
    throw badRequest('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', { param });
  }
  if (asked > created + longestSeconds) {
    throw badRequest('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', { param });
  }
  return asked;
};
