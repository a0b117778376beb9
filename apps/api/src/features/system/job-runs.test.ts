import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { atNight } from '../../jobs/at-night.ts';
import { signUpAdmin } from '../../testing/accounts.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { noteJobRuns } from './job-run.repository.ts';

const api = await testApi();
const { database, clock } = api.dependencies;

const TAKES_MS = 30;
/** By the clock that measures it: a timer of a busy process may end earlier. */
const work = async (): Promise<void> => {
  const begun = performance.now();
  while (performance.now() - begun < TAKES_MS) await pause(1);
};
const jobs = async () => {
  const { body } = await api.request
    .get('/api/system')
    .set((await signUpAdmin(api)).bearer)
    .expect(200);
  return body.jobs;
};

test('admins see of each job when it ran last, how long that took, and what went wrong with it last', async () => {
  const runs = noteJobRuns(clock);
  await runs.noting('reconcile', work);
  await expect(runs.noting('send emails', () => Promise.reject(new Error('No way.')))).rejects.toThrow('No way.');
  await runs.store(database);
  const listed: System['jobs'] = await jobs();
  const reconcile = only(listed, ({ name }) => name === 'reconcile');
  expect(reconcile).toMatchObject({ lastRunAt: expect.any(String), lastErrorAt: null, lastError: null });
  expect(reconcile.lastTookMs).toBeGreaterThanOrEqual(TAKES_MS);
  expect(only(listed, ({ name }) => name === 'send emails')).toMatchObject({
    lastErrorAt: expect.any(String),
    lastError: 'No way.',
    isErrorOver: false,
  });
  api.clock.moveBy(60_000);
  await runs.noting('send emails', work);
  await runs.store(database);
  const after: System['jobs'] = await jobs();
  expect(only(after, ({ name }) => name === 'send emails')).toMatchObject({ lastError: 'No way.', isErrorOver: true });
});

test('of a job that works once a night they see that night, not the last look whether it is due', async () => {
  // Half past three at night in Asia/Kolkata.
  api.clock.moveBy(Date.parse('2027-01-10T22:00:00Z') - clock().getTime());
  await atNight(api.dependencies, 'check money', () => false, work);
  const runs = noteJobRuns(clock);
  const worked = clock().getTime();
  api.clock.moveBy(60_000);
  await runs.noting('check money', async () => undefined);
  await runs.store(database);
  const checkMoney = (await jobs()).find(({ name }: { name: string }) => name === 'check money');
  expect(checkMoney.lastTookMs).toBeGreaterThanOrEqual(TAKES_MS);
  expect(Date.parse(checkMoney.lastRunAt)).toBeLessThanOrEqual(worked);
});
