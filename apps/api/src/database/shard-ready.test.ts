import type { EndpointName } from '@wayfarer/contracts';
import type { Schema } from 'mongoose';
import { expect, test } from 'vitest';
import { databaseSchema } from '../every-feature.ts';
import { catchUpOnEvents, processWaitingEvents, reconcile } from '../features/payments/index.ts';
import { signUpAdmin } from '../testing/accounts.ts';
import { everyChange } from '../testing/endpoint-cases/every-case.ts';
import { commandsOf } from '../testing/examined.ts';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { limitedTo } from '../testing/seats.ts';
import { testApi } from '../testing/start-test-api.ts';
import { withSettings } from '../testing/with-settings.ts';

/** Collections that can grow beyond one replica set, with their shard key (docs/scale.md). */
const SHARDED = ['bookings', 'tourpackages', 'seatdays', 'paymentevents', 'bookingkeys', 'sessions', 'unpaidlists'];
/** Those that stay on one shard: small, in need of a unique field, or erased after a while. */
const ON_ONE_SHARD = `users invitations loginpaces emailedlinks passkeychallenges destinations agency contactmessages
  emails invoices adminactions figuredays figuremarks jobmarks`.split(/\s+/);
const SHARD_KEY = '_id';
/** Finds the longest waiting one on any shard: needs MongoDB 7.1 or newer, which searches all of them. */
const TAKES_WHAT_IS_DUE = (filter: object): boolean => Object.keys(filter).join() === 'dueAt';

const api = await testApi();

const fixesShard = (filter: Record<string, unknown>): boolean => {
  const value = filter[SHARD_KEY];
  return value !== undefined && (typeof value !== 'object' || !Object.keys(Object(value)).some((key) => key.startsWith('$')));
};

test('of each collection it is decided whether it is spread over shards', () => {
  const all = Object.values(databaseSchema.schemas).map((schema: Schema) => schema.get('collection'));
  expect(new Set(all)).toEqual(new Set([...SHARDED, ...ON_ONE_SHARD]));
});

test('no unique index of what is sharded spans shards', () => {
  const unique = Object.values(databaseSchema.schemas)
    .filter((schema: Schema) => SHARDED.includes(String(schema.get('collection'))))
    .flatMap((schema: Schema) => schema.indexes().filter(([, options]) => options.unique))
    .map(([keys]) => keys);
  expect(unique).toEqual([]);
});

test('each write of one document names its shard, but for taking what is due', async () => {
  const journey = await startMoneyJourney(api);
  const written = await commandsOf(api.dependencies.database, async () => {
    for (const [name, change] of Object.entries(everyChange)) {
      const { answer } = await change({ ...journey, api, admin: await signUpAdmin(api) });
      expect({ name: name as EndpointName, isDone: answer.status < 300 }).toEqual({ name, isDone: true });
    }
    await withSettings(api, { RATE_LIMITS: 'on' }, () => journey.book());
    const of = await limitedTo(api, journey, 4);
    await journey.cancel(await journey.bookConfirmed({ of })).expect(200);
    const goesOn = () => false;
    api.clock.moveBy(60 * 60_000);
    await reconcile(api.dependencies, goesOn);
    await processWaitingEvents(api.dependencies, goesOn);
    await catchUpOnEvents(api.dependencies);
  });
  const single = written.filter(({ collection, isOne }) => isOne && SHARDED.includes(collection));
  expect(new Set(single.map(({ collection }) => collection))).toEqual(new Set(SHARDED.filter((name) => name !== 'bookingkeys')));
  const astray = single.filter(({ filter }) => !fixesShard(filter) && !TAKES_WHAT_IS_DUE(filter));
  expect(astray).toEqual([]);
});
