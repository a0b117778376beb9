import type { EndpointName } from '@wayfarer/contracts';
import type { Schema } from 'mongoose';
import { expect, test } from 'vitest';
import { databaseSchema } from '../every-feature.ts';
import { catchUpOnEvents, processWaitingEvents, reconcile } from '../features/payments/index.ts';
import { signUp, signUpAdmin } from '../testing/accounts.ts';
import { everyChange } from '../testing/endpoint-cases/every-case.ts';
import { commandsOf } from '../testing/examined.ts';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { limitedTo } from '../testing/seats.ts';
import { testApi } from '../testing/start-test-api.ts';
import { withSettings } from '../testing/with-settings.ts';

const schemas: readonly Schema[] = Object.values(databaseSchema.schemas);
/** Collections that can grow beyond one replica set (docs/scale.md); all others stay on one shard. */
const sharded = schemas.filter((schema) => schema.get('shardKey'));
const names = sharded.map((schema) => String(schema.get('collection')));
const SHARD_KEY = '_id';
/** Finds the longest waiting one on any shard: needs MongoDB 7.1 or newer, which searches all of them. */
const TAKES_WHAT_IS_DUE = (filter: object): boolean => Object.keys(filter).join() === 'dueAt';

const api = await testApi();

const fixesShard = (filter: Record<string, unknown>): boolean => {
  const value = filter[SHARD_KEY];
  return value !== undefined && (typeof value !== 'object' || !Object.keys(Object(value)).some((key) => key.startsWith('$')));
};

test('what is sharded is spread by its id, and no unique index of it spans shards', () => {
  expect(names).toEqual(expect.arrayContaining(['bookings', 'tourpackages', 'seatdays']));
  expect(new Set(sharded.flatMap((schema) => Object.keys(Object(schema.get('shardKey')))))).toEqual(new Set([SHARD_KEY]));
  const unique = sharded.flatMap((schema) => schema.indexes().filter(([, options]) => options.unique));
  expect(unique).toEqual([]);
});

test('each write of one document names its shard, but for taking what is due', async () => {
  const journey = await startMoneyJourney(api);
  const written = await commandsOf(api.dependencies.database, async () => {
    for (const [name, change] of Object.entries(everyChange)) {
      const { answer } = await change({ ...journey, api, admin: await signUpAdmin(api) });
      expect({ name: name as EndpointName, isDone: answer.status < 300 }).toEqual({ name, isDone: true });
    }
    const by = await signUp(api);
    await withSettings(api, { RATE_LIMITS: 'on' }, () => journey.book({ by }));
    const of = await limitedTo(api, journey, 4);
    await journey.cancel(await journey.bookConfirmed({ of })).expect(200);
    const goesOn = () => false;
    api.clock.moveBy(60 * 60_000);
    await reconcile(api.dependencies, goesOn);
    await processWaitingEvents(api.dependencies, goesOn);
    await catchUpOnEvents(api.dependencies);
  });
  const single = written.filter(({ collection, isOne }) => isOne && names.includes(collection));
  expect(new Set(single.map(({ collection }) => collection))).toEqual(new Set(names.filter((name) => name !== 'bookingkeys')));
  const astray = single.filter(({ filter }) => !fixesShard(filter) && !TAKES_WHAT_IS_DUE(filter));
  expect(astray).toEqual([]);
});
