import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { told } from '../frame/alternate.ts';
import { compareLoads } from '../frame/compare-loads.ts';
import type { LoadRequest } from '../frame/load.ts';
import { eachOnce, startMoneyPath } from '../frame/money-path.ts';
import { apiEnvironment } from '../frame/process-environment.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { startBaseline } from '../frame/start-baseline.ts';

const SESSIONS = 50;
/** Events of one round. */
const EVENTS = 2000;
const STEADY_RATE = 200;
/** Milliseconds after which what is not processed counts as left. */
const MAX_PROCESSING_MS = 600_000;
const { STRIPE_WEBHOOK_SECRET: secret } = apiEnvironment('');
/** What the events of a run begin with; the provider's own, which the API fetches by itself, do not count. */
const ID_PREFIX = 'evt_bench_';
const KINDS = ['checkout.session.completed', 'checkout.session.expired', 'checkout.session.async_payment_succeeded'];

/** An event about as large as the provider's own, and its signature. */
const eventOf = (sessions: readonly string[], index: number): LoadRequest => {
  const id = `${ID_PREFIX}${randomBytes(12).toString('hex')}`;
  const object = { id: sessions[index % sessions.length], object: 'checkout.session', filling: 'x'.repeat(2500) };
  const body = JSON.stringify({ id, object: 'event', type: KINDS[index % KINDS.length], data: { object } }, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return { method: 'POST', path: '/api/payment/webhook', headers, body };
};

const run = async (bench: BenchRun): Promise<void> => {
  const { api, data, paidSessions } = await startMoneyPath(bench, {
    RATE_LIMITS: 'on',
    BACKGROUND_JOBS: 'true',
    // One traveller makes all bookings.
    MAX_UNPAID_BOOKINGS: '1000',
    MAX_UNPAID_PERSONS: '10000',
    MAX_UNPAID_HOLDS: '1000',
  });
  const least = bench.stopLater(await startBaseline({ kind: 'insert', uri: data.uri }));
  const sessions = await paidSessions(SESSIONS);
  const events = data.dependencies.database.collection<{ _id: string }>('paymentevents');
  const ours = { _id: { $regex: `^${ID_PREFIX}` } };
  const send = (url: string, perSecond?: number) => {
    const count = perSecond === undefined ? EVENTS : perSecond * bench.seconds;
    return eachOnce(
      url,
      Array.from({ length: count }, (_, index) => eventOf(sessions, index)),
      perSecond,
    );
  };
  /** Seconds from the last answer until all were processed, in each round. */
  const behind: number[] = [];
  const deliver = async (perSecond?: number) => {
    await events.deleteMany(ours);
    const delivered = await send(api.url, perSecond);
    const answeredAt = performance.now();
    while ((await events.countDocuments({ ...ours, outcome: 'settled' })) < delivered.answered) {
      if (performance.now() - answeredAt > MAX_PROCESSING_MS) throw new Error('Not all events were processed.');
      await pause(100);
    }
    behind.push((performance.now() - answeredAt) / 1000);
    return delivered;
  };
  await compareLoads(
    bench.repeats,
    {
      'Express and one insert': () => send(least.url),
      'the API, as many as go': () => deliver(),
      [`the API, ${STEADY_RATE} a second`]: () => deliver(STEADY_RATE),
    },
    'Express and one insert',
  );
  console.log(`\nAll were stored and processed, ${told(behind)} s after the last answer.`);
  const confirmed = await data.dependencies.database.collection('bookings').countDocuments({
    'attempts.sessionId': { $in: sessions },
    bookingStatus: 'confirmed',
  });
  if (confirmed !== SESSIONS) throw new Error(`${confirmed} of ${SESSIONS} bookings are confirmed.`);
};

export const section: Section = {
  about:
    'Events of the provider, each stored durably before its answer and processed behind it, against Express with one insert that checks and processes nothing. Limits of calls are on.',
  run,
};
