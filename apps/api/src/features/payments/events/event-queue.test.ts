import { expect, test } from 'vitest';
import type { Dependencies } from '../../../dependencies.ts';
import { eventually } from '../../../testing/money-journey.ts';
import { sessionEvent } from '../../../testing/signed-events.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { createEventQueue } from './event-queue.ts';
import { paymentEventRepository } from './payment-event.repository.ts';

const api = await testApi();

/** The product with a provider that notes how many ask it at the same time. */
const watchingQuestions = () => {
  const { paymentProvider } = api.dependencies;
  const seen = { now: 0, most: 0 };
  const watched: Dependencies['paymentProvider'] = {
    ...paymentProvider,
    findSession: async (sessionId) => {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      const found = await paymentProvider.findSession(sessionId);
      seen.now -= 1;
      return found;
    },
  };
  return { seen, dependencies: { ...api.dependencies, paymentProvider: watched } };
};

test('of a flood of events a few are processed at a time, so that the next ones can be taken, and all in the end', async () => {
  const { seen, dependencies } = watchingQuestions();
  const events = paymentEventRepository(dependencies.database);
  const processBehind = createEventQueue(dependencies);
  const receivedAt = dependencies.clock();
  const flood = Array.from({ length: 60 }, (_, index) => sessionEvent(`cs_test_flood${index}`));
  const stored = await Promise.all(
    flood.map(({ id, type, data }) =>
      events.keep({ id, type, sessionId: data.object.id, paymentId: null, receivedAt, dueAt: receivedAt }),
    ),
  );
  for (const event of stored) processBehind(event);
  const waiting = dependencies.database.collection('paymentevents');
  await eventually(async () => (await waiting.countDocuments({ processedAt: null })) === 0);
  expect(seen).toEqual({ now: 0, most: 8 });
});
