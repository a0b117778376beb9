import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  api.clock.stop();
  await register('192.0.2.1', 'asha').expect(201);
});
afterAll(() => api.stop());

const register = (from: string, username: string, email = `${username}@example.com`) =>
  api.request.post('/api/auth/register').set('X-Forwarded-For', from).send({ username, email, password: 'a fine long password' });

test('a caller that tries many taken addresses learns of few, with growing delays, while others can register', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 14; index += 1)
    statuses.push((await register('198.51.100.1', `asker-${index}`, 'asha@example.com')).status);
  expect(statuses).toEqual([...Array.from({ length: 11 }, () => 409), 429, 429, 429]);
  const { body, headers } = await register('198.51.100.1', 'asker', 'asha@example.com').expect(429);
  expect(body.message).toContain('were taken');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await register('198.51.100.2', 'mira').expect(201);
  api.clock.moveBy(60_000);
  await register('198.51.100.1', 'asha', 'other@example.com').expect(409);
  const { headers: later } = await register('198.51.100.1', 'asha', 'other@example.com').expect(429);
  expect(Number(later['retry-after'])).toBeGreaterThan(1);
});

test('the database keeps no address of those who were counted', async () => {
  await register('198.51.100.3', 'asha', 'other@example.com').expect(409);
  for (const collection of ['ratelimits', 'loginpaces']) {
    const kept = await api.dependencies.database.collection(collection).find().toArray();
    expect(kept.length, collection).toBeGreaterThan(0);
    expect(JSON.stringify(kept), collection).not.toMatch(/198\.51\.100|192\.0\.2/);
  }
});
