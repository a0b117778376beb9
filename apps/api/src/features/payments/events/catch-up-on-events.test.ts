import { beforeEach, expect, test } from 'vitest';
import { JOB_MARKS } from '../../../database/job-marks.ts';
import { DECLINED_CARD, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { catchUpOnEvents } from './catch-up-on-events.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const events = api.dependencies.database.collection('paymentevents');
const marks = api.dependencies.database.collection(JOB_MARKS);

beforeEach(async () => {
  api.provider.setFaults({ lose_event: {} });
  await Promise.all([events.deleteMany({}), marks.deleteMany({})]);
});

test('after the clock was hours ahead and is right again, events that were not delivered are still fetched', async () => {
  const goBack = api.clock.remember();
  await journey.bookAndPay();
  api.clock.moveBy(2 * 60 * 60_000);
  await catchUpOnEvents(api.dependencies);
  goBack();
  const before = await events.countDocuments();
  expect(before).toBeGreaterThan(0);
  await journey.bookAndPay();
  await catchUpOnEvents(api.dependencies);
  expect(await events.countDocuments()).toBeGreaterThan(before);
});

test('told to stop, catching up ends behind the hundred events that it is at, and the next run leaves none out', async () => {
  const sessionId = await journey.openSession(await journey.book());
  for (let declined = 0; declined < 120; declined += 1) await journey.payCard(sessionId, DECLINED_CARD);
  api.clock.moveBy(10 * 60_000);
  await catchUpOnEvents(api.dependencies, () => true);
  const DECLINED = { type: 'payment_intent.payment_failed' };
  expect(await events.countDocuments(DECLINED)).toBe(100);
  await catchUpOnEvents(api.dependencies);
  expect(await events.countDocuments(DECLINED)).toBe(120);
});
