import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bookingBody, eventually, startMoneyJourney } from '../../testing/money-journey.ts';
import { makeWebsiteFolder } from '../../testing/samples/website-folder.ts';
import { startDatabaseProxy } from '../../testing/servers/database-proxy.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { createInTime } from './answer-in-time.ts';

test('while the database is silent each call ends in time as 503, says what to do, and a booking sent again is made once', async () => {
  const proxy = await startDatabaseProxy();
  const open = await startTestApi({ MONGODB_URI: proxy.directUri });
  const { admin, traveller, tourPackage } = await startMoneyJourney(open);
  const website = await makeWebsiteFolder();
  const api = await startTestApi({ MONGODB_URI: proxy.uri, MAX_ANSWER_SECONDS: '3', WEBSITE_DIR: website.folder });
  const list = () => api.request.get('/api/booking').set(admin.bearer);
  const body = bookingBody(open, traveller, tourPackage);
  const book = () => api.request.post('/api/booking').set(traveller.bearer).set('Idempotency-Key', 'one-key').send(body);

  const message = { name: 'Asha', email: 'asha@example.com', message: 'Is it hot in May?' };
  const post = () => api.request.post('/contact').type('form').send(message);

  proxy.freeze();
  const [read, written, seen, posted] = await Promise.all([list(), book(), api.request.get('/api/package?minPrice=7'), post()]);
  expect(JSON.parse(posted.text).posted.failure.message).toBe(written.body.message);
  for (const answer of [read, written, seen]) {
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('TOO_SLOW');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(read.body.message).toBe('The database is not responding at the moment. Please try again soon.');
  expect(written.body.message).toMatch(/try again soon, but first check whether this was done\.$/);

  proxy.resume();
  await eventually(async () => (await book()).status === 201);
  await eventually(async () => (await list()).status === 200);
  const { body: bookings } = await open.request.get(`/api/booking/${traveller.userId}`).set(traveller.bearer).expect(200);
  expect(bookings).toHaveLength(1);
  await api.stop();
  await open.stop();
  await website.removeAll();
  proxy.close();
});

test('how long it took to know who calls is part of how long they wait', async () => {
  const { dependencies, stop } = await startTestApi();
  const inTime = createInTime(1800, dependencies.logger);
  await expect(inTime('GET', new Promise(() => undefined), 1_800_000)).rejects.toMatchObject({ code: 'TOO_SLOW' });
  await stop();
});

test('an answer that arrives while the process is suspended is sent when it resumes', async () => {
  const { dependencies, stop } = await startTestApi();
  const inTime = createInTime(0.05, dependencies.logger);
  const answer = inTime('POST', readFile(import.meta.filename, 'utf8'));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  await expect(answer).resolves.toContain('an answer that comes');
  await stop();
});
