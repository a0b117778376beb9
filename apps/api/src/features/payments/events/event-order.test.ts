import { expect, test } from 'vitest';
import { DECLINED_CARD, eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const TIMES = 4;
const CONCURRENCY = 4;
const TOTAL = 399998;

const api = await testApi();
const journey = await startMoneyJourney(api);
api.provider.setFaults({ lose_event: {} });

type ProviderEvent = { id: string; type: string; data: { object: { id: string; payment_intent?: string } } };

/** A booking whose first session has expired, and what then happens at the provider, step by step. */
const startStory = async () => {
  const booking = await journey.book();
  const expired = await journey.openSession(booking);
  await journey.askProvider('POST', `/v1/checkout/sessions/${expired}/expire`, '');
  const paid = await journey.openSession(booking);
  const paymentOf = async () =>
    ((await journey.askProvider('GET', `/v1/checkout/sessions/${paid}`)) as { payment_intent: string | null }).payment_intent;
  const steps = [
    () => journey.payCard(paid, DECLINED_CARD),
    () => journey.payCard(paid),
    async () => journey.askProvider('POST', '/v1/refunds', `payment_intent=${await paymentOf()}`),
  ];
  /** The five events that matter, each with how many steps must have been taken before it can exist. */
  const events = [
    { type: 'checkout.session.expired', about: async () => expired, after: 0 },
    { type: 'payment_intent.payment_failed', about: paymentOf, after: 1 },
    { type: 'checkout.session.completed', about: async () => paid, after: 2 },
    { type: 'payment_intent.succeeded', about: paymentOf, after: 2 },
    { type: 'charge.refunded', about: paymentOf, after: 3 },
  ];
  return { booking, steps, events, paymentOf };
};

const findEvent = async (type: string, about: string | null): Promise<ProviderEvent> => {
  const { data } = (await journey.askProvider('GET', `/v1/events?limit=100&type=${type}`)) as { data: ProviderEvent[] };
  const found = data.find(({ data: { object } }) => object.id === about || object.payment_intent === about);
  if (!found) throw new Error(`The provider has no ${type} of ${about}.`);
  return found;
};

/**
 * Each event as soon as it exists, but never before its turn, several times at once; the next ones while
 * these are still being processed.
 */
const outcomeOf = async (order: readonly number[]) => {
  const { booking, steps, events, paymentOf } = await startStory();
  const delivered: string[] = [];
  let taken = 0;
  for (const index of order) {
    const next = events[index];
    if (!next) throw new Error('There are five events.');
    for (; taken < next.after; taken += 1) await steps[taken]?.();
    const event = await findEvent(next.type, await next.about());
    await Promise.all(Array.from({ length: TIMES }, () => journey.deliver(event).expect(200)));
    delivered.push(event.id);
  }
  const stored = api.dependencies.database.collection<{ _id: string; outcome: string | null }>('paymentevents');
  const outcomes = () => stored.find({ _id: { $in: delivered } }).toArray();
  await eventually(async () => (await outcomes()).every(({ outcome }) => outcome !== null));
  const { bookingStatus, attempts, commands, dueAt } = await journey.stored(booking);
  return {
    events: (await outcomes()).map(({ outcome }) => outcome),
    refunds: await journey.refundsOf(await paymentOf()),
    booking: { bookingStatus, commands, dueAt },
    attempts: attempts.map(({ status, amountReceived, amountRefunded }) => ({ status, amountReceived, amountRefunded })),
  };
};

const ordersOf = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

const EVENTS = [0, 1, 2, 3, 4];
/** Backwards, and forwards from each beginning, so that each event stands in each place. */
const aFew = [EVENTS.toReversed(), ...EVENTS.map((at) => [...EVENTS.slice(at), ...EVENTS.slice(0, at)])];
/** All 120 take a minute, so only CI waits for them. */
const orders = process.env.CI ? ordersOf(EVENTS) : aFew;

test('whatever the order of five events, each delivered ten times at once, the outcome is the same', async () => {
  const waiting = orders.map((order) => ({ order, name: order.join(' ') }));
  const outcomes = new Map<string, Awaited<ReturnType<typeof outcomeOf>>>();
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) outcomes.set(next.name, await outcomeOf(next.order));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const expected = {
    events: EVENTS.map(() => 'settled'),
    refunds: [TOTAL],
    booking: { bookingStatus: 'cancelled', commands: [], dueAt: null },
    attempts: [
      { status: 'expired', amountReceived: 0, amountRefunded: 0 },
      { status: 'refunded', amountReceived: TOTAL, amountRefunded: TOTAL },
    ],
  };
  expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(orders.map((order) => [order.join(' '), expected])));
}, 1_800_000);
