import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, signUpAdmin } from '../testing/accounts.ts';
import { addDestination } from '../testing/catalogue.ts';
import { holdNextQuery } from '../testing/hold-next-query.ts';
import { eventually } from '../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { type CacheResponse, createResponseCache } from './response-cache.ts';

let api: TestApi;
let admin: Account;
beforeAll(async () => {
  api = await startTestApi();
  admin = await signUpAdmin(api);
});
afterAll(() => api.stop());

const destinations = () => api.dependencies.database.collection('destinations');
const names = async (): Promise<string> => (await api.request.get('/api/destination').expect(200)).text;

test('what is read once is answered from memory, and a change by this process shows at once', async () => {
  await addDestination(api, admin, 'Aswan');
  const { database } = api.dependencies;
  await database.db?.setProfilingLevel('all');
  const countReads = () =>
    database.collection('system.profile').countDocuments({ ns: /destinations$/, op: { $in: ['query', 'command'] } });
  // The change stream may still be about to tell of what was added.
  await eventually(async () => {
    const before = await countReads();
    return (await names()).includes('Aswan') && (await countReads()) === before;
  });
  await database.db?.setProfilingLevel('off');
  await addDestination(api, admin, 'Bergen');
  expect(await names()).toContain('Bergen');
});

test('a change made by another process shows within a moment', async () => {
  expect(await names()).toContain('Aswan');
  await destinations().updateOne({ name: 'Aswan' }, { $set: { name: 'Assuan' } });
  await eventually(async () => (await names()).includes('Assuan'));
});

test('an answer that was read before a change and ends after it is not kept', async () => {
  const namesElsewhere = async (): Promise<string> => (await api.request.get('/api/destination?limit=9').expect(200)).text;
  await destinations().updateOne({ name: 'Bergen' }, { $set: { description: 'A harbour.' } });
  await eventually(async () => (await namesElsewhere()).includes('A harbour.'));
  const query = holdNextQuery(api, 'destinations');
  const early = names();
  await query.answered;
  await destinations().updateOne({ name: 'Bergen' }, { $set: { name: 'Bodø' } });
  // Once the cached list shows it, the change stream has told of it, and nothing else will make the cache forget.
  await eventually(async () => (await namesElsewhere()).includes('Bodø'));
  query.letGo();
  expect(await early).toContain('Bergen');
  expect(await names()).toContain('Bodø');
});

test('an unchanged answer costs no bytes, and every encoding holds the same', async () => {
  const first = await api.request.get('/api/destination').set('Accept-Encoding', 'br').expect(200);
  const gzipped = await api.request.get('/api/destination').set('Accept-Encoding', 'gzip').expect(200);
  const plain = await api.request.get('/api/destination').set('Accept-Encoding', 'identity').expect(200);
  expect(first.headers['content-encoding']).toBe('br');
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(gzipped.body).toEqual(plain.body);
  const { etag = '' } = plain.headers;
  await api.request.get('/api/destination').set('If-None-Match', etag).expect(304);
  expect(plain.headers['x-total-count']).toBe('2');
});

/** A cache in front of an answer of 1,000 letters. `countMade` tells how often it was made for an address; `together` makes that many wait for each other. */
const cacheOf = ({
  mostBytes,
  together = 1,
  watched = true,
}: {
  mostBytes?: number;
  together?: number;
  watched?: boolean;
} = {}) => {
  const answers = createResponseCache(mostBytes === undefined ? {} : { mostBytes });
  if (watched) answers.setWatching(true);
  let made = 0;
  const all = Promise.withResolvers<void>();
  const app = express().get('/list', answers.serve, async (_request, response) => {
    made += 1;
    if (made === together) all.resolve();
    await all.promise;
    const cacheResponse: CacheResponse = response.locals.cacheResponse;
    await cacheResponse('x'.repeat(1000), {});
  });
  const countMade = async (address: string, times = 1): Promise<number> => {
    const before = made;
    await Promise.all(Array.from({ length: times }, () => supertest(app).get(address).expect(200)));
    return made - before;
  };
  return { ...answers, countMade };
};

test('an answer asked for under ever more addresses takes no more memory than is set aside', async () => {
  const { countMade } = cacheOf({ mostBytes: 4000 });
  for (const key of ['a', 'b', 'c', 'd', 'e']) expect(await countMade(`/list?${key}`)).toBe(1);
  expect(await countMade('/list?e')).toBe(0);
  expect(await countMade('/list?a')).toBe(1);
});

test('an answer that is made by many at once is kept, and counted, once', async () => {
  const { countMade } = cacheOf({ mostBytes: 4000, together: 3 });
  expect(await countMade('/list?a', 3)).toBe(3);
  expect(await countMade('/list?b')).toBe(1);
  expect(await countMade('/list?a')).toBe(0);
});

test('500 answers are kept, the oldest goes first, and none of an address that is longer than 500 characters', async () => {
  const { countMade } = cacheOf();
  for (let key = 1; key <= 500; key += 1) await countMade(`/list?${key}`);
  expect(await countMade('/list?1')).toBe(0);
  const longest = `/list?${'x'.repeat(494)}`;
  expect([await countMade(longest), await countMade(longest), await countMade('/list?1')]).toEqual([1, 0, 1]);
  expect([await countMade(`${longest}x`), await countMade(`${longest}x`)]).toEqual([1, 1]);
});

test('nothing is kept that another process could change unnoticed', async () => {
  const unwatched = cacheOf({ watched: false });
  expect([await unwatched.countMade('/list'), await unwatched.countMade('/list')]).toEqual([1, 1]);
  const { countMade, setWatching } = cacheOf();
  expect([await countMade('/list'), await countMade('/list')]).toEqual([1, 0]);
  setWatching(false);
  expect([await countMade('/list'), await countMade('/list')]).toEqual([1, 1]);
});
