import { expect, test } from 'vitest';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { eraseRefundReasons } from './erase-refund-reasons.ts';

const WRITTEN = 'The guide forgot them.';
const LATER = 'And the driver, too.';

const api = await testApi();
const journey = await startMoneyJourney(api);
const bookings = api.dependencies.database.collection('bookings');
const erase = (before: Date, goesOn?: () => boolean) => eraseRefundReasons(api.dependencies, before, goesOn);
const havingWritten = () => bookings.countDocuments({ 'attempts.refunds.reason': { $type: 'string' } });

test('what was written about refunds before a moment is erased, and nothing that was written since', async () => {
  const [booking, recent] = [await journey.bookConfirmed(), await journey.bookConfirmed()];
  const begin = api.clock.now();
  api.clock.moveBy(1000);
  await journey.refund(booking, { amount: 1, reason: WRITTEN });
  api.clock.moveBy(1000);
  const between = api.clock.now();
  api.clock.moveBy(1000);
  await journey.refund(booking, { amount: 1, reason: LATER }, { key: 'two' });
  await journey.refund(recent, { amount: 1, reason: LATER });
  expect(await erase(begin)).toBe(0);
  expect(await erase(between)).toBe(1);
  const reasonsOf = async (of: typeof booking) => (await journey.stored(of)).attempts[0]?.refunds.map(({ reason }) => reason);
  expect([await reasonsOf(booking), await reasonsOf(recent)]).toEqual([[null, LATER], [LATER]]);
  api.clock.moveBy(1000);
  expect(await erase(api.clock.now())).toBe(2);
  expect(await havingWritten()).toBe(0);
});

test('however many bookings have something written about a refund, it is erased in all of them, also after it was broken off', async () => {
  const booking = await journey.bookConfirmed();
  await journey.refund(booking, { amount: 1, reason: WRITTEN });
  const { _id, ...stored } = (await bookings.findOne({ _id: (await journey.stored(booking))._id })) ?? {};
  await bookings.insertMany(Array.from({ length: 449 }, () => ({ ...stored, _id: objectIdOf(newId()) })));
  api.clock.moveBy(1000);
  let asked = 0;
  const goesOn = () => {
    asked += 1;
    return asked <= 20;
  };
  const first = await erase(api.clock.now(), goesOn);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(20);
  expect(await havingWritten()).toBe(450 - first);
  expect(await erase(api.clock.now())).toBe(450 - first);
  expect(await havingWritten()).toBe(0);
});
