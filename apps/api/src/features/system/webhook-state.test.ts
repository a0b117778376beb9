import { beforeEach, expect, test } from 'vitest';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { deliverEvent, sessionEvent } from '../../testing/signed-events.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { catchUpOnEvents } from '../payments/index.ts';
import { readWebhookFacts, webhookState } from './webhook-state.ts';

const MINUTE_MS = 60_000;

const api = await testApi();
const journey = await startMoneyJourney(api);
const { config, database } = api.dependencies;
const state = async () => webhookState(config, await readWebhookFacts(database, api.clock.now()));
const lastEventAt = async () =>
  (await api.request.get('/api/system').set(journey.admin.bearer).expect(200)).body.webhook.lastEventAt;

beforeEach(async () => void (await database.collection('paymentevents').deleteMany({})));

test('a webhook that is silent while events are fetched is wrong after minutes, and fetching is not told as its last event', async () => {
  api.provider.setFaults({ lose_event: {} });
  await journey.bookAndPay();
  await catchUpOnEvents(api.dependencies);
  // The webhook may be slower.
  expect(await state()).toMatchObject({ state: 'unknown' });
  expect(await lastEventAt()).toBeNull();
  api.clock.moveBy(6 * MINUTE_MS);
  expect(await state()).toMatchObject({
    state: 'wrong',
    sentence: expect.stringMatching(/^\d+ events .* had to be fetched.* None came yet.*api\/payment\/webhook/),
  });
  await deliverEvent(api, sessionEvent('cs_test_of_nobody')).expect(200);
  expect(await state()).toMatchObject({ state: 'ok' });
  expect(await lastEventAt()).not.toBeNull();
});

test('an event that comes by the webhook after it was fetched is no longer missed', async () => {
  api.provider.setFaults({ lose_event: {} });
  await deliverEvent(api, sessionEvent('cs_test_of_nobody')).expect(200);
  const { sessionId } = await journey.bookAndPay();
  api.clock.moveBy(MINUTE_MS);
  await catchUpOnEvents(api.dependencies);
  const stored = await database
    .collection<{ _id: string; caughtUp?: true }>('paymentevents')
    .find({ sessionId, caughtUp: true })
    .toArray();
  expect(stored.length).toBeGreaterThan(0);
  api.clock.moveBy(6 * MINUTE_MS);
  expect(await state()).toMatchObject({ state: 'wrong' });
  for (const { _id } of stored) await deliverEvent(api, sessionEvent(sessionId, 'checkout.session.completed', _id)).expect(200);
  expect(await state()).toMatchObject({ state: 'ok' });
});
