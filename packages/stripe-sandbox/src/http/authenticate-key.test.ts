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
});

test('the asked version is echoed', async () => {
  const { url } = await startForTest();
  const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': '2024-06-20' };
  const answer = await fetch(`${url}/v1/refunds`, { headers });
  expect(answer.headers.get('stripe-version')).toBe('2024-06-20');
});
