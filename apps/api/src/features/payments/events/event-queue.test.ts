import { expect, test } from 'vitest';
import type { Dependencies, MoneyStep } from '../../../dependencies.ts';
import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import { atStep } from '../../../testing/at-step.ts';
import { eventually } from '../../../testing/money-journey.ts';
import { sessionEvent } from '../../../testing/signed-events.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { processWaitingEvents } from './catch-up-on-events.ts';
import { countOverdueEvents, listWaitingEvents } from './count-overdue-events.ts';
import { createEventQueue } from './event-queue.ts';
import type { PaymentEventRecord } from './payment-event.model.ts';
import { paymentEventRepository } from './payment-event.repository.ts';

const MINUTE = 60_000;

const api = await testApi();

/** An event, as it is stored. */
const storedEvent = (name: string): PaymentEventRecord => {
  const [receivedAt, nothing] = [api.dependencies.clock(), { processedAt: null, outcome: null }];
  return {
    _id: `evt_${name}`,
    type: 'charge.updated',
    sessionId: null,
    paymentId: null,
    receivedAt,
    dueAt: receivedAt,
    ...nothing,
  };
};
/** Stores events about sessions that nobody knows, which are due at once. */
const keep = async (...names: string[]): Promise<void> => {
  const { database } = api.dependencies;
  const events = names.map((name) => ({ ...storedEvent(name), sessionId: `cs_test_${name}` }));
  await database.collection<PaymentEventRecord>('paymentevents').insertMany(events);
};

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

/** The product with a provider that knows no session, and says which it was asked for. */
const askedAt = (knows: (sessionId: string) => Promise<null>) => {
  const asked: string[] = [];
  const findSession = (sessionId: string) => {
    asked.push(sessionId);
    return knows(sessionId);
  };
  const { paymentProvider } = api.dependencies;
  return { asked, dependencies: { ...api.dependencies, paymentProvider: { ...paymentProvider, findSession } } };
};

test('of a flood a thousand events wait in memory at most, and the rest is left to a worker', async () => {
  const gate = Promise.withResolvers<null>();
  const { asked, dependencies } = askedAt(() => gate.promise);
  const processBehind = createEventQueue(dependencies);
  const come = (name: string) => processBehind({ ...storedEvent(name), sessionId: name });
  for (let index = 0; index < 1100; index += 1) come(`flood${index}`);
  gate.resolve(null);
  // Eight were being processed.
  await eventually(async () => asked.includes('flood1007'));
  come('last');
  await eventually(async () => asked.includes('last'));
  expect(asked).toHaveLength(1009);
});

test('operators are told how many events wait for long, and when the first of those came that wait', async () => {
  const start = api.clock.now().getTime();
  const cameAt = (minutes: number) => new Date(start + minutes * MINUTE);
  const { database } = api.dependencies;
  const waiting = [3, 1, 2].map((minutes) => ({
    ...storedEvent(`came${minutes}`),
    receivedAt: cameAt(minutes),
    dueAt: cameAt(minutes),
  }));
  await database.collection<PaymentEventRecord>('paymentevents').insertMany(waiting);
  expect(await listWaitingEvents(api.dependencies, 2)).toEqual([cameAt(1), cameAt(2)]);
  expect(await countOverdueEvents(api.dependencies, cameAt(3))).toBe(2);
  api.clock.moveBy(5 * MINUTE);
  await processWaitingEvents(api.dependencies);
  expect(await listWaitingEvents(api.dependencies, 2)).toEqual([]);
  expect(await countOverdueEvents(api.dependencies, cameAt(10))).toBe(0);
});

test('an event that one worker has taken is taken by no other before its lease is over', async () => {
  await keep('leased');
  const taken: string[] = [];
  const other = { ...api.dependencies, reached: (step: MoneyStep) => void taken.push(step) };
  await processWaitingEvents(atStep(api, 'event-taken', () => processWaitingEvents(other)));
  expect(taken).toEqual([]);
});

test.each([
  { kind: 'unclear', tried: 1, says: 'tries one event and leaves the rest' },
  { kind: 'busy', tried: 2, says: 'goes on with the next one where it only has too much to do' },
] as const)('while the provider does not answer a worker $says', async ({ kind, tried }) => {
  await keep(`${kind}-one`, `${kind}-other`);
  const { asked, dependencies } = askedAt(() => Promise.reject(new ProviderFailure(kind, 'On purpose.')));
  await processWaitingEvents(dependencies);
  expect(asked).toHaveLength(tried);
  api.clock.moveBy(MINUTE);
  await processWaitingEvents(api.dependencies);
});

test('a worker ends at a failure that nobody foresaw, and what it had taken is processed when its lease is over', async () => {
  await keep('unforeseen');
  const { dependencies } = askedAt(() => Promise.reject(new Error('Unforeseen.')));
  await expect(processWaitingEvents(dependencies)).rejects.toThrow('Unforeseen.');
  expect(await listWaitingEvents(api.dependencies, 1)).toHaveLength(1);
  api.clock.moveBy(MINUTE);
  await processWaitingEvents(api.dependencies);
  expect(await listWaitingEvents(api.dependencies, 1)).toEqual([]);
});
