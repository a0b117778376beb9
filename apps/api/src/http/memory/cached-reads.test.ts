import { createServer } from 'node:http';
import { addDays, startOfDay } from '@wayfarer/contracts';
import supertest from 'supertest';
import { expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, packageFields, todayOf } from '../../testing/catalogue.ts';
import { countReads } from '../../testing/examined.ts';
import { forgedTokens } from '../../testing/hostile-input/forged-tokens.ts';
import { eventually } from '../../testing/money-journey.ts';
import { startDatabaseProxy } from '../../testing/servers/database-proxy.ts';
import { startTestApi, testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const place = (await addDestination(api, admin, 'Aswan'))._id;

const read = async (address: string): Promise<string> => (await api.request.get(address).expect(200)).text;
const edit = (id: string, fields: Record<string, string>) =>
  api.request
    .put(`/api/package/${id}`)
    .set(admin.bearer)
    .field(packageFields(api, place, fields))
    .expect(200);

/** Answers grow old by the clock, which stands still here, so that a busy machine reads nothing anew. */
const whileTimeStands = async (run: () => Promise<void>): Promise<void> => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    await run();
  } finally {
    clock.mockRestore();
  }
};

test('who changes the catalogue sees it at once by his login; all others see it within a second', async () => {
  await read('/api/destination');
  await addDestination(api, admin, 'Bergen');
  expect((await api.request.get('/api/destination').set(admin.bearer).expect(200)).text).toContain('Bergen');
  await eventually(async () => (await read('/api/destination')).includes('Bergen'));
});

test('nobody gets around the cache with a login of a traveller, or with one that is not of ours', async () => {
  const forged = forgedTokens(admin.token, api.dependencies.config.TOKEN_SECRET);
  const claims = [
    ...forged.filter(([kind]) => kind !== 'for a session that there is not').map(([, token]) => `Bearer ${token}`),
    (await signUp(api)).bearer.Authorization,
    'Bearer nonsense',
    'Basic bm9ib2R5',
  ];
  expect(claims.length).toBeGreaterThan(10);
  const ask = (claim: string) => api.request.get('/api/destination?limit=99').set('Authorization', claim).expect(200);
  await whileTimeStands(async () => {
    await read('/api/destination?limit=99');
    for (const claim of claims) expect(await countReads(api, () => ask(claim)), claim).toBe(0);
    expect(await countReads(api, () => ask(admin.bearer.Authorization))).toBeGreaterThan(0);
  });
});

test('two processes: no price that was changed by one is answered by the other for longer than a second', async () => {
  const other = createApp(api.dependencies);
  const server = createServer({ keepAliveTimeout: 600_000 }, other.app).listen(0);
  const { _id } = await addTourPackage(api, admin, { destination: place, price: '100' });
  const ask = (address: string) => supertest(server).get(address).expect(200);
  const addresses = [`/api/package/${_id}`, '/api/package', '/api/package/filter?sort=price'];
  for (const price of ['200', '300', '400']) {
    for (const address of addresses) await ask(address);
    await edit(_id, { price });
    const changed = performance.now();
    for (const address of addresses) {
      expect((await ask(address).set(admin.bearer)).text).toContain(`"price":${price}`);
      for (let shows = false; !shows; ) {
        const asked = performance.now() - changed;
        shows = (await ask(address)).text.includes(`"price":${price}`);
        expect(shows || asked < 1000, `${address} after ${asked} ms`).toBe(true);
      }
    }
  }
  server.close();
  await other.stop();
});

test('keys that mean nothing, their order and the form of their values make no other answer', async () => {
  const same = [
    '/api/package/filter?sort=price&minPrice=1&limit=2',
    '/api/package/filter?limit=2&minPrice=1.00&sort=price&x=anything',
    '/api/package/filter?limit=2&title=&minPrice=1&sort=price&utm_source=a',
    '/api/Package/filter/?sort=price&limit=2&minPrice=1',
  ];
  await whileTimeStands(async () => {
    await read('/api/package/filter?limit=2&minPrice=1&sort=price');
    for (const address of same) expect(await countReads(api, () => read(address)), address).toBe(0);
  });
});

test('200 who ask for an unread list at once cost one reading of it, and each gets a request id of its own', async () => {
  await whileTimeStands(async () => {
    const alone = await countReads(api, () => read('/api/package/filter?limit=4&sort=-price'));
    const ids = new Set<string | undefined>();
    const ask = async () => {
      const { headers } = await api.request.get('/api/package/filter?limit=3&sort=-price').expect(200);
      ids.add(headers['x-request-id']);
    };
    const sameTime = await countReads(api, () => Promise.all(Array.from({ length: 200 }, ask)));
    expect([sameTime, ids.size, ids.has(undefined)]).toEqual([alone, 200, false]);
  });
});

test('every encoding of an answer holds the same, HEAD tells what GET would, and an unchanged answer costs no bytes', async () => {
  // A list that is worth compressing.
  for (const title of ['Giza', 'Luxor', 'Siwa']) await addTourPackage(api, admin, { destination: place, title });
  const address = '/api/package?sort=-price';
  const take = (encoding: string) => api.request.get(address).set('Accept-Encoding', encoding).expect(200);
  await whileTimeStands(async () => {
    // Compressed forms are made once somebody has asked again.
    await eventually(async () => (await take('gzip, deflate, br')).headers['content-encoding'] === 'br');
    const [gzipped, plain] = [await take('gzip'), await take('br;q=0')];
    expect([gzipped.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
    expect(gzipped.body).toEqual(plain.body);
    for (const { headers } of [gzipped, plain]) expect(headers.vary).toBe('Accept-Encoding');
    const { headers } = await api.request.head(address).set('Accept-Encoding', 'identity').expect(200);
    const ofThisCall = { date: '', 'x-request-id': '' };
    expect({ ...headers, ...ofThisCall }).toEqual({ ...plain.headers, ...ofThisCall });
    const { etag = '' } = plain.headers;
    for (const asked of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const unchanged = await api.request.get(address).set('If-None-Match', asked).expect(304);
      expect(unchanged.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
      expect(unchanged.headers).not.toHaveProperty('content-length');
    }
    await api.request.get(address).set('If-None-Match', '"other"').expect(200);
  });
});

test('at midnight a list of what can be booked loses what closed at the end of the day before, and a package its next day, though nobody changed anything', async () => {
  const today = todayOf(api);
  const tomorrow = addDays(today, 1);
  const days = { availableFrom: today, availableTo: tomorrow };
  const { _id } = await addTourPackage(api, admin, { destination: place, title: 'Last day', ...days });
  const list = '/api/package/filter?offered=now&title=last day';
  await eventually(async () => (await read(list)).includes('Last day'));
  expect(await read(`/api/package/${_id}`)).toContain(`"nextDay":"${tomorrow}"`);
  const midnight = startOfDay(tomorrow, api.dependencies.config.SITE_TIME_ZONE).getTime();
  api.clock.moveBy(midnight - api.clock.now().getTime());
  await eventually(async () => !(await read(list)).includes('Last day'));
  await eventually(async () => (await read(`/api/package/${_id}`)).includes('"nextDay":null'));
});

test('while the database is silent the catalogue stays readable, and it is up to date once the database is back', async () => {
  const proxy = await startDatabaseProxy();
  const open = await startTestApi({ MONGODB_URI: proxy.directUri });
  const owner = await signUpAdmin(open);
  await addDestination(open, owner, 'Cusco');
  const frozen = await startTestApi({ MONGODB_URI: proxy.uri, MAX_ANSWER_SECONDS: '3' });
  const list = async (): Promise<string> => (await frozen.request.get('/api/destination').expect(200)).text;
  const before = await list();
  expect(before).toContain('Cusco');
  proxy.freeze();
  await addDestination(open, owner, 'Dakar');
  for (let times = 0; times < 3; times += 1) expect(await list()).toBe(before);
  proxy.resume();
  await eventually(async () => (await list()).includes('Dakar'));
  await frozen.stop();
  await open.stop();
  proxy.close();
});
