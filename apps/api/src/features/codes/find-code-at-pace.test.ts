import { afterAll, expect, test, vi } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { findCodeAtPace } from './index.ts';

const MINUTE_MS = 60_000;

const api = await testApi({ RATE_LIMITS: 'on' });
const admin = await signUpAdmin(api);
await api.request.post('/api/code').set(admin.bearer).send({ code: 'RIGHT', percent: 10 }).expect(201);
// A minute must not end among the calls of a test; the files that share this worker have the real clock
// again.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const ask = (address: string, text: string) => findCodeAtPace(api.dependencies, address, text);
const TOO_MANY = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: expect.any(Number) } });

test('an address may guess ten wrong codes a minute, and then learns of none whether it is right', async () => {
  for (let guess = 0; guess < 10; guess += 1) expect(await ask('192.0.2.1', `WRONG-${guess}`)).toBeNull();
  for (const text of ['WRONG', 'RIGHT']) await expect(ask('192.0.2.1', text)).rejects.toEqual(TOO_MANY);
  expect(await ask('192.0.2.2', 'RIGHT')).toMatchObject({ code: 'RIGHT' });
  vi.setSystemTime(Date.now() + MINUTE_MS + 1000);
  expect(await ask('192.0.2.1', 'RIGHT')).toMatchObject({ code: 'RIGHT' });
});

test('right codes count for nothing, and of many wrong ones at once ten are looked up', async () => {
  for (let turn = 0; turn < 30; turn += 1) expect(await ask('192.0.2.3', 'right')).toMatchObject({ code: 'RIGHT' });
  const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, guess) => ask('192.0.2.3', `AT-ONCE-${guess}`)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});
