import { expect, test } from 'vitest';
import { reconcile } from '../features/payments/index.ts';
import { checkMoneyAtNight } from '../jobs/check-money-at-night.ts';
import { addTourPackage } from '../testing/catalogue.ts';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { startDatabaseProxy } from '../testing/servers/database-proxy.ts';
import { startPost } from '../testing/servers/start-post.ts';
import { startTestApi, testApi } from '../testing/start-test-api.ts';
import { createMeasureWork } from './measure-work.ts';
import { registry } from './metrics.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });

/** What Prometheus is told now of what waits, by line. */
const told = async (measure: (patience: number) => Promise<void>): Promise<Record<string, number>> => {
  await measure(3000);
  const lines = (await registry.metrics()).split('\n').map((line) => line.split(' '));
  const work = /^wayfarer_(database|queue|payments|seats|admins|money)/;
  return Object.fromEntries(lines.flatMap(([name = '', value]) => (work.test(name) ? [[name, Number(value)]] : [])));
};

/** The same, once the database has answered in time. */
const known = async (measure: (patience: number) => Promise<void>): Promise<Record<string, number>> => {
  let lines = await told(measure);
  while (lines.wayfarer_database_answers !== 1) lines = await told(measure);
  return lines;
};

test('operators see seats that are held, refunds and emails that wait and for how long, admins, and what the nightly check found', async () => {
  const measure = createMeasureWork(api.dependencies);
  const journey = await startMoneyJourney(api);
  const tourPackage = await addTourPackage(api, journey.admin, { capacity: '8' });
  const post = await startPost(api);
  await post.pass();
  const begun = await known(measure);
  expect(begun).toMatchObject({
    wayfarer_database_answers: 1,
    wayfarer_admins: 1,
    wayfarer_seats_held: 0,
    'wayfarer_queue_length{queue="refunds"}': 0,
    'wayfarer_queue_oldest_seconds{queue="emails"}': 0,
  });
  expect(Object.keys(begun)).not.toContain('wayfarer_money_findings');

  await journey.book({ of: tourPackage, totalPersons: 3 });
  const paid = await journey.bookConfirmed();
  post.fail({ isBusy: true });
  api.provider.setFaults({ server_error: { only: '/v1/refunds' } });
  await journey.cancel(paid).expect(200);
  await post.pass();
  api.clock.moveBy(10 * MINUTE);
  const waiting = await known(measure);
  expect(waiting).toMatchObject({ wayfarer_seats_held: 3, 'wayfarer_queue_length{queue="refunds"}': 1 });
  for (const queue of ['refunds', 'emails', 'bookings'])
    expect(waiting[`wayfarer_queue_oldest_seconds{queue="${queue}"}`]).toBeGreaterThan(500);

  api.provider.setFaults({});
  await reconcile(api.dependencies);
  // Half past three at night in the site's time zone, by when the hold is over.
  const night = Math.ceil(api.clock.now().getTime() / DAY) * DAY + 22 * HOUR;
  api.clock.moveBy(night - api.clock.now().getTime());
  await checkMoneyAtNight(api.dependencies, () => false);
  const later = await known(measure);
  expect(later).toMatchObject({ wayfarer_seats_held: 0, 'wayfarer_queue_length{queue="refunds"}': 0 });
  expect(later.wayfarer_money_findings).toBeGreaterThanOrEqual(0);
  expect(later.wayfarer_money_checked_timestamp_seconds).toBeCloseTo(night / 1000, -2);
  await post.close();
});

test('while the database is silent metrics are still served, without unknown values', async () => {
  const proxy = await startDatabaseProxy();
  const silent = await startTestApi({ MONGODB_URI: proxy.uri });
  const measure = createMeasureWork(silent.dependencies);
  expect(await known(measure)).toMatchObject({ wayfarer_seats_held: 0 });
  proxy.freeze();
  expect(await told(measure)).toEqual({ wayfarer_database_answers: 0 });
  proxy.resume();
  expect(await known(measure)).toMatchObject({ wayfarer_seats_held: 0 });
  await silent.stop();
  proxy.close();
});
