import { expect, test } from 'vitest';
import { DECLINED_CARD, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { catchUpOnEvents } from './catch-up-on-events.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const events = api.dependencies.database.collection('paymentevents');

test('told to stop, catching up ends behind the hundred events that it is at, and the next run leaves none out', async () => {
  api.provider.setFaults({ lose_event: {} });
  const sessionId = await journey.openSession(await journey.book());
  for (let declined = 0; declined < 120; declined += 1) await journey.payCard(sessionId, DECLINED_CARD);
  api.clock.moveBy(10 * 60_000);
  await catchUpOnEvents(api.dependencies, () => true);
  expect(await events.countDocuments()).toBe(100);
  await catchUpOnEvents(api.dependencies);
  expect(await events.countDocuments()).toBe(120);
});
