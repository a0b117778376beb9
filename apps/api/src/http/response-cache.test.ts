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

test('an answer asked for under ever more addresses takes no more memory than is set aside', async () => {
  const answers = createResponseCache({ mostBytes: 4000 });
  answers.setWatching(true);
  let made = 0;
  const app = express().get('/list', answers.serve, (_request, response) => {
    made += 1;
    const cacheResponse: CacheResponse = response.locals.cacheResponse;
    return cacheResponse('x'.repeat(1000), {});
  });
  const madeFor = async (address: string): Promise<number> => {
    const before = made;
    await supertest(app).get(address).expect(200);
    return made - before;
  };
  for (const key of ['a', 'b', 'c', 'd', 'e']) expect(await madeFor(`/list?${key}`)).toBe(1);
  expect(await madeFor('/list?e')).toBe(0);
  expect(await madeFor('/list?a')).toBe(1);
});
