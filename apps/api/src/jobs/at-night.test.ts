import { expect, test } from 'vitest';
import { testApi } from '../testing/start-test-api.ts';
import { atNight } from './at-night.ts';

const api = await testApi();

const moveTo = (instant: string): void => api.clock.moveBy(Date.parse(instant) - api.clock.now().getTime());

test('of all processes one runs a nightly job, once a night, and never by day', async () => {
  let runs = 0;
  const look = (job = 'a job') =>
    atNight(
      api.dependencies,
      job,
      () => false,
      async () => {
        runs += 1;
      },
    );
  // Noon in Asia/Kolkata, then half past three at night, then the next night.
  moveTo('2027-01-10T06:30:00Z');
  await look();
  expect(runs).toBe(0);
  moveTo('2027-01-10T22:00:00Z');
  await Promise.all(Array.from({ length: 5 }, () => look()));
  await look();
  expect(runs).toBe(1);
  moveTo('2027-01-11T21:40:00Z');
  await look();
  expect(runs).toBe(2);
});

test('a nightly job that was broken off is begun again in the same night', async () => {
  moveTo('2027-02-10T22:00:00Z');
  let [isStopping, runs] = [false, 0];
  const look = () =>
    atNight(
      api.dependencies,
      'a job that is stopped',
      () => isStopping,
      async (goesOn) => {
        runs += 1;
        expect(goesOn()).toBe(true);
        isStopping = runs === 1;
      },
    );
  await look();
  isStopping = false;
  await look();
  await look();
  expect(runs).toBe(2);
});
