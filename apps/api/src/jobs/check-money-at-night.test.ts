import { Types } from 'mongoose';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { testApi } from '../testing/start-test-api.ts';
import { checkMoneyAtNight } from './check-money-at-night.ts';

const api = await testApi();

const moveTo = (instant: string): void => api.clock.moveBy(Date.parse(instant) - api.clock.now().getTime());

test('once a night one process of all checks the money, and logs what is wrong as an error', async () => {
  const booking = await (await startMoneyJourney(api)).book();
  await api.dependencies.database
    .collection('bookings')
    .updateOne({ _id: new Types.ObjectId(booking._id) }, { $set: { bookingStatus: 'confirmed' } });
  const logged: { level: number; rule?: string; bookings?: number }[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const run = () => checkMoneyAtNight({ ...api.dependencies, logger }, () => false);
  const checks = () => logged.filter(({ bookings }) => bookings !== undefined).length;

  // Noon, then half past three at night in Asia/Kolkata, twice, then the next night.
  moveTo('2027-01-10T06:30:00Z');
  await run();
  expect(checks()).toBe(0);
  moveTo('2027-01-10T22:00:00Z');
  await Promise.all([run(), run()]);
  expect(checks()).toBe(1);
  expect(logged.filter(({ level }) => level === 50).map(({ rule }) => rule)).toEqual(['I1', 'trail']);
  moveTo('2027-01-11T21:40:00Z');
  await run();
  expect(checks()).toBe(2);
});
