import { badRequest } from '../http/stripe-error.ts';
import { formatMoney } from '../objects/format-money.ts';
import { sessionObject } from '../objects/session-object.ts';
import { totalOf } from '../objects/total-of.ts';
import type { WireObject } from '../objects/wire-object.ts';
import type { Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { LineItemRecord, SessionRecord } from '../store/records.ts';
import { findCurrencyLimits, knownCurrencies } from './currency-limits.ts';
import type { CreateSessionParameters } from './session-parameters.ts';

const shortestSeconds = 30 * 60;
const longestSeconds = 24 * 60 * 60;

/** Opens a session for the traveller to pay. */
export const createSession = (sandbox: Sandbox, parameters: CreateSessionParameters): WireObject => {
  const created = sandbox.now();
  const lineItems = parameters.line_items.map(toLineItem);
  const currency = currencyOf(lineItems);
  assertPayable(totalOf(lineItems), currency);
  const session: SessionRecord = {
    id: createId('cs_test', 58),
    created,
    expiresAt: expiryOf(parameters.expires_at, created),
    status: 'open',
    successUrl: parameters.success_url,
    cancelUrl: parameters.cancel_url ?? null,
    clientReferenceId: parameters.client_reference_id ?? null,
    customerEmail: parameters.customer_email ?? null,
    payer: null,
    currency,
    lineItems,
    metadata: parameters.metadata ?? {},
    intentMetadata: parameters.payment_intent_data?.metadata ?? {},
    intentDescription: parameters.payment_intent_data?.description ?? null,
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
    currency: price.currency.toLowerCase(),
    unitAmount: price.unit_amount,
    quantity,
  };
};

const currencyOf = (lineItems: LineItemRecord[]): string => {
  const currency = lineItems[0]?.currency ?? '';
  const param = 'line_items[0][price_data][currency]';
  if (!findCurrencyLimits(currency)) {
    throw badRequest(`Invalid currency: ${currency}. The sandbox knows these currencies: ${knownCurrencies.join(', ')}`, {
      param,
    });
  }
  if (lineItems.some((line) => line.currency !== currency)) {
    throw badRequest('All line items must use the same currency.', { param: 'line_items' });
  }
  return currency;
};

const assertPayable = (total: number, currency: string): void => {
  const limits = findCurrencyLimits(currency);
  if (!limits) return;
  if (total < limits.least) {
    const least = formatMoney(limits.least, currency);
    throw badRequest(`The Checkout Session's total amount due must add up to at least ${least}.`, { code: 'amount_too_small' });
  }
  if (total > limits.most) {
    const most = formatMoney(limits.most, currency);
    throw badRequest(`The Checkout Session's total amount due must be no more than ${most}.`, { code: 'amount_too_large' });
  }
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
