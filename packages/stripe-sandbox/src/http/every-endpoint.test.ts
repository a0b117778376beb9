import { readFileSync } from 'node:fs';
import { Ajv, type AnySchema } from 'ajv';
import { expect, test } from 'vitest';
import { secretKey, startForTest, type TestedSandbox } from '../testing/start-for-test.ts';
import { everyEndpoint } from './every-endpoint.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const published = JSON.parse(readFileSync(new URL('../../openapi/stripe-answers.json', import.meta.url), 'utf8')) as Json;

/**
 * OpenAPI 3.0 as JSON Schema: `nullable` becomes a choice, and a field that Stripe does not know is an error.
 */
const strict = (node: Json): Json => {
  if (Array.isArray(node)) return node.map(strict);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...rest } = node;
  const schema = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, strict(value)]));
  const closes = typeof schema.properties === 'object' && schema.type === 'object' && schema.additionalProperties === undefined;
  const closed = closes ? { ...schema, additionalProperties: false } : schema;
  return nullable === true ? { anyOf: [closed, { type: 'null' }] } : closed;
};

const ajv = new Ajv({ strict: false, allErrors: true, formats: { 'unix-time': true, decimal: true, currency: /^[a-z]{3}$/ } });
ajv.addSchema(strict(published) as AnySchema, 'stripe');
const problemsOf = (place: string, answer: unknown): unknown => {
  const check = ajv.getSchema(`stripe#/answers/${encodeURIComponent(place.replaceAll('/', '~1'))}`);
  if (!check) return `Stripe publishes no ${place}`;
  return check(answer) ? [] : check.errors?.map(({ instancePath, message, params }) => ({ instancePath, message, params }));
};

const call = async ({ url }: TestedSandbox, place: string, path: string, form?: string): Promise<unknown> => {
  const [method = 'get'] = place.split(' ');
  const headers = { authorization: `Bearer ${secretKey}` };
  const answer = await fetch(url + path, { method: method.toUpperCase(), headers, ...(form ? { body: form } : {}) });
  return answer.json();
};

/** Two payments of yesterday: one is disputed, and the other's payout comes back. */
const haveMoneyMoved = async ({ control, createSession, pay, intentOf, stripe }: TestedSandbox): Promise<void> => {
  await control('POST', 'clock', { now: Math.floor(Date.now() / 1000) - 86_400 });
  const [kept, disputed] = [await createSession(), await createSession()];
  await pay(kept.id);
  await pay(disputed.id);
  await control('POST', 'clock', { now: null });
  const [payout] = (await stripe.payouts.list()).data;
  await control('POST', 'fail_payout', { payout: payout?.id });
  await control('POST', 'dispute', { payment_intent: await intentOf(disputed.id) });
};

/** An address for every endpoint, on a sandbox in which everything has happened once. */
const everyPlace = async (sandbox: TestedSandbox): Promise<Record<string, string[]>> => {
  await haveMoneyMoved(sandbox);
  const [open, paid, failed] = [await sandbox.createSession(), await sandbox.createSession(), await sandbox.createSession()];
  await sandbox.pay(paid.id, '4000002760003184', 'complete');
  await sandbox.pay(failed.id, '4000000000000002');
  await sandbox.pay(open.id, '4000002760003184');
  const { stripe, intentOf } = sandbox;
  await stripe.refunds.create({ payment_intent: await intentOf(paid.id), amount: 100 });
  const session = 'expand[]=payment_intent.latest_charge.refunds';
  return {
    'get /v1/checkout/sessions': ['/v1/checkout/sessions?expand[]=data.payment_intent.latest_charge'],
    'get /v1/checkout/sessions/:id': [open, paid, failed].map(({ id }) => `/v1/checkout/sessions/${id}?${session}`),
    'post /v1/checkout/sessions/:id/expire': [`/v1/checkout/sessions/${failed.id}/expire`],
    'get /v1/refunds': ['/v1/refunds'],
    'get /v1/events': ['/v1/events'],
    'get /v1/balance_transactions': ['/v1/balance_transactions?expand[]=data.source'],
    'get /v1/payouts': ['/v1/payouts'],
  };
};

const forms: Record<string, string> = {
  'post /v1/checkout/sessions':
    'mode=payment&success_url=http://localhost:9/ok&line_items[0][quantity]=1&line_items[0][price_data][currency]=inr' +
    '&line_items[0][price_data][unit_amount]=5000&line_items[0][price_data][product_data][name]=Trip',
};

test("every answer holds against Stripe's published schema, without a field that Stripe does not know", async () => {
  const sandbox = await startForTest();
  const places = await everyPlace(sandbox);
  const intent = (await sandbox.stripe.refunds.list()).data[0]?.payment_intent as string;
  const all = { ...forms, 'post /v1/refunds': `payment_intent=${intent}` };
  for (const [place, addresses] of Object.entries(places)) {
    for (const address of addresses)
      expect([address, problemsOf(place, await call(sandbox, place, address))]).toEqual([address, []]);
  }
  for (const [place, form] of Object.entries(all)) {
    const address = place.split(' ')[1] ?? '';
    expect([place, problemsOf(place, await call(sandbox, place, address, form))]).toEqual([place, []]);
  }
  const checked = [...Object.keys(places), ...Object.keys(all)].sort();
  expect(checked).toEqual(everyEndpoint.map(({ method, path }) => `${method} ${path}`).sort());
});

test("errors hold against Stripe's published schema", async () => {
  const sandbox = await startForTest();
  for (const [place, path, form] of [
    ['get', '/v1/checkout/sessions/cs_none', undefined],
    ['post', '/v1/refunds', 'colour=red'],
    ['get', '/v1/customers', undefined],
  ] as const) {
    const answer = await call(sandbox, place, path, form);
    expect(answer).toHaveProperty('error');
    expect([path, problemsOf('error', answer)]).toEqual([path, []]);
  }
});
