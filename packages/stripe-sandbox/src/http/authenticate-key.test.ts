import { expect, test } from 'vitest';
import { secretKey, startForTest } from '../testing/start-for-test.ts';

const list = (url: string, authorization?: string) =>
  fetch(`${url}/v1/checkout/sessions`, { headers: authorization === undefined ? {} : { authorization } });

test('the key opens the API as bearer token', async () => {
  const { url } = await startForTest();
  expect((await list(url, `Bearer ${secretKey}`)).status).toBe(200);
});

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer sk_test_other',
  `Token ${secretKey}`,
  'Bearer sk_live_real',
  `Basic ${btoa(`${secretKey}:`)}`,
])('without the key (%s) nothing opens', async (authorization) => {
  const { url } = await startForTest();
  const answer = await list(url, authorization);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  expect(answer.headers.get('request-id')).toMatch(/^req_/);
  for (const path of ['clock', 'faults']) expect((await fetch(`${url}/_sandbox/${path}`)).status).toBe(401);
});

test('the sandbox does not start with a live key', async () => {
  await expect(startForTest({ secretKeys: [secretKey, 'sk_live_real'] })).rejects.toThrow('test keys only');
  await expect(startForTest({ restrictedKeys: { rk_live_real: [] } })).rejects.toThrow('test keys only');
});

test('the asked version is echoed', async () => {
  const { url } = await startForTest();
  const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': '2024-06-20' };
  const answer = await fetch(`${url}/v1/refunds`, { headers });
  expect(answer.headers.get('stripe-version')).toBe('2024-06-20');
});

test('a restricted key may do what it has the right to; all else is refused with the name of the right', async () => {
  const { url } = await startForTest({
    restrictedKeys: { rk_test_some: ['checkout_session_write', 'balance_transaction_source_read'] },
  });
  const ask = async (method: string, path: string) => {
    const answer = await fetch(url + path, { method, headers: { authorization: 'Bearer rk_test_some' } });
    const { error } = (await answer.json()) as { error?: { message: string } };
    return [answer.status, / '(rak_\w+)' /.exec(error?.message ?? '')?.[1]];
  };
  expect(await ask('GET', '/v1/checkout/sessions')).toEqual([200, undefined]);
  expect(await ask('POST', '/v1/checkout/sessions')).toEqual([400, undefined]);
  expect(await ask('GET', '/v1/checkout/sessions?expand[]=data.payment_intent.latest_charge')).toEqual([403, 'rak_charge_read']);
  expect(await ask('POST', '/v1/refunds')).toEqual([403, 'rak_charge_write']);
  expect(await ask('GET', '/v1/balance_transactions')).toEqual([200, undefined]);
  expect(await ask('GET', '/v1/balance_transactions?expand[]=data.source')).toEqual([403, 'rak_charge_read']);
  expect(await ask('GET', '/v1/payouts')).toEqual([403, 'rak_payout_read']);
});
