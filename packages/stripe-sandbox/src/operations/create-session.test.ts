import { expect, test } from 'vitest';
import { sampleSession, secretKey, startForTest } from '../testing/start-for-test.ts';

test('a new session carries what the merchant gave, and a page to pay on', async () => {
  const { createSession, url } = await startForTest();
  const session = await createSession();
  expect(session).toMatchObject({
    amount_total: 9_199_800,
    currency: 'inr',
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: 'booking-1',
    metadata: { bookingId: 'booking-1' },
    url: `${url}/c/pay/${session.id}`,
  });
  expect(session.id).toMatch(/^cs_test_\w{58}$/);
});

test.each([
  [29 * 60, 'at least 30 minutes'],
  [24 * 3_600 + 60, 'less than 24 hours'],
])('an end after %i seconds is refused', async (seconds, reason) => {
  const { createSession } = await startForTest();
  const refused = createSession({ expires_at: Math.floor(Date.now() / 1_000) + seconds });
  await expect(refused).rejects.toMatchObject({ param: 'expires_at', message: expect.stringContaining(reason) });
});

test.each([
  [49, 'amount_too_small'],
  [1_000_000_000, 'amount_too_large'],
])('a total of %i paise is refused', async (unit_amount, code) => {
  const { createSession } = await startForTest();
  const price_data = { currency: 'inr', unit_amount, product_data: { name: 'Trip' } };
  await expect(createSession({ line_items: [{ quantity: 1, price_data }] })).rejects.toMatchObject({ code });
});

const wrongForms: [string, string, string, string][] = [
  ['an unknown parameter', 'frequency=daily', 'parameter_unknown', 'frequency'],
  ['an unknown nested parameter', 'line_items[0][colour]=red', 'parameter_unknown', 'line_items[0][colour]'],
  ['a fraction of a piece', 'line_items[0][quantity]=1.5', 'parameter_invalid_integer', 'line_items[0][quantity]'],
  ['an empty text', 'client_reference_id=', 'parameter_invalid_empty', 'client_reference_id'],
  ['a script as address', 'cancel_url=javascript:alert(1)', 'url_invalid', 'cancel_url'],
];
const goodForm =
  'mode=payment&success_url=http://localhost:9/ok&line_items[0][quantity]=1&line_items[0][price_data][currency]=inr' +
  '&line_items[0][price_data][unit_amount]=5000&line_items[0][price_data][product_data][name]=Trip';

const post = async (url: string, form: string): Promise<{ status: number; answer: unknown }> => {
  const headers = { authorization: `Bearer ${secretKey}` };
  const answer = await fetch(`${url}/v1/checkout/sessions`, { method: 'POST', headers, body: form });
  return { status: answer.status, answer: await answer.json() };
};

test.each(wrongForms)("%s is refused in Stripe's words", async (_what, addition, code, param) => {
  const { url } = await startForTest();
  const { status, answer } = await post(url, `${goodForm}&${addition}`);
  expect(status).toBe(400);
  expect(answer).toMatchObject({ error: { type: 'invalid_request_error', code, param, message: expect.any(String) } });
});

test('a missing parameter is named', async () => {
  const { url } = await startForTest();
  const { answer } = await post(url, 'mode=payment&success_url=http://localhost:9/ok');
  expect(answer).toMatchObject({
    error: { code: 'parameter_missing', param: 'line_items', message: 'Missing required param: line_items.' },
  });
});

test('a parameter cannot reach a prototype', async () => {
  const { url } = await startForTest();
  for (const reaching of ['__proto__[polluted]=1', 'metadata[__proto__][polluted]=1', 'constructor[prototype][polluted]=1'])
    await post(url, `${goodForm}&${reaching}`);
  expect('polluted' in {}).toBe(false);
});

test('an expansion that does not exist is refused before anything is made', async () => {
  const { stripe, createSession } = await startForTest();
  await expect(createSession({ ...sampleSession, expand: ['payment_intent.constructor'] })).rejects.toMatchObject({
    param: 'expand',
  });
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
});
