import { createServer } from 'node:http';
import { addDays, startOfDay } from '@wayfarer/contracts';
import supertest from 'supertest';
import { expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { objectIdOf } from './database/object-ids.ts';
import { databaseSchema, everyInvalidation } from './every-feature.ts';
import { markAt } from './http/memory/fresh-reads.ts';
import { signUp, signUpAdmin } from './testing/accounts.ts';
import { addDestination, addTourPackage, packageFields, todayOf } from './testing/catalogue.ts';
import { countReads } from './testing/examined.ts';
import { forgedTokens } from './testing/hostile-input/forged-tokens.ts';
import { eventually } from './testing/money-journey.ts';
import { testApi } from './testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const place = (await addDestination(api, admin, 'Aswan'))._id;

const collection = (name: string) => api.dependencies.database.collection(name);
const read = async (address: string): Promise<string> => (await api.visitor.get(address).expect(200)).text;
const edit = (id: string, fields: Record<string, string>) =>
  api.request
    .put(`/api/package/${id}`)
    .set(admin.bearer)
    .field(packageFields(api, place, fields))
    .expect(200);

/** Reads until the change stream has delivered all earlier changes and the cache shows them. */
const settle = async (...addresses: string[]): Promise<void> => {
  for (const address of addresses) await eventually(async () => (await countReads(api, () => read(address))) === 0);
};
/** How many database queries half a second of reading an address costs: invalidated answers are made anew by then. */
const costOfReading = (address: string): Promise<number> =>
  countReads(api, async () => {
    for (const begun = Date.now(); Date.now() - begun < 500; ) await read(address);
  });
/** Without news from the database nothing is answered from memory after 900 ms. A busy machine may take longer, so the clock stands still here. */
const whileTimeStands = async (run: () => Promise<void>): Promise<void> => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    await settle('/api/destination?limit=99');
    await run();
  } finally {
    clock.mockRestore();
  }
};

test('what invalidates an answer is told of collections that there are', () => {
  const collections = Object.values(databaseSchema.schemas).map((schema) => schema.get('collection'));
  for (const invalidation of Object.values(everyInvalidation))
    expect(collections).toEqual(expect.arrayContaining(Object.keys(invalidation)));
});

test('who changes the catalogue sees it at once, by his login as by his browser; all others are answered from memory again', async () => {
  await settle('/api/destination');
  await addDestination(api, admin, 'Bergen');
  expect((await api.visitor.get('/api/destination').set(admin.bearer).expect(200)).text).toContain('Bergen');
  await addDestination(api, admin, 'Cusco');
  expect((await api.request.get('/api/destination').expect(200)).text).toContain('Cusco');
  await settle('/api/destination');
  expect(await read('/api/destination')).toContain('Cusco');
});

test('nobody gets around the memory with a login of a traveller, or with a login or a mark that is not of ours', async () => {
  const secret = api.dependencies.config.TOKEN_SECRET;
  const forged = forgedTokens(admin.token, secret).filter(([kind]) => kind !== 'for a session that there is not');
  const old = markAt(Date.now() - 60 * 60_000, secret);
  const claims: [string, string][] = [
    ...forged.map(([, token]): [string, string] => ['Authorization', `Bearer ${token}`]),
    ['Authorization', (await signUp(api)).bearer.Authorization],
    ['Authorization', 'Bearer nonsense'],
    ['Authorization', 'Basic bm9ib2R5'],
    ...['1', '1.1', `${Date.now()}.`, markAt(Date.now(), 'another secret'), old].map((mark): [string, string] => [
      'Cookie',
      `recent_write=${mark}`,
    ]),
  ];
  expect(claims.length).toBeGreaterThan(15);
  await whileTimeStands(async () => {
    const ask = ([name, value]: [string, string]) => api.visitor.get('/api/destination?limit=99').set(name, value).expect(200);
    for (const claim of claims) expect(await countReads(api, () => ask(claim)), claim.join(': ')).toBe(0);
    const refused = await api.visitor.delete(`/api/destination/${place}`).expect(401);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await countReads(api, () => ask(['Cookie', `recent_write=${markAt(Date.now(), secret)}`]))).toBeGreaterThan(0);
    expect(await countReads(api, () => ask(['Authorization', admin.bearer.Authorization]))).toBeGreaterThan(0);
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

test('two processes: no name of a destination that was changed through one is shown by the other for longer than a second, and by whom it was changed not at all', async () => {
  const other = createApp(api.dependencies);
  const server = createServer({ keepAliveTimeout: 600_000 }, other.app).listen(0);
  const { _id } = await addDestination(api, admin, 'Petra');
  await addTourPackage(api, admin, { destination: _id, title: 'Treasury by night' });
  let asked = 0;
  /** An address that nobody has asked for yet, so no answer is cached: only the names of places, cached apart from answers, may be old. */
  const ask = () => {
    asked += 1;
    return supertest(server)
      .get(`/api/package/filter?title=treasury&minPrice=0.${100 + asked}`)
      .expect(200);
  };
  await eventually(async () => (await ask()).text.includes('Petra'));
  const rename = (name: string) =>
    collection('destinations').updateOne({ _id: objectIdOf(_id) }, { $set: { name } }, { writeConcern: { w: 'majority' } });
  for (let times = 0; times < 10; times += 1) {
    await ask();
    await rename(`Raqmu ${times}`);
    expect((await ask().set(admin.bearer)).text).toContain(`Raqmu ${times}`);
  }
  await rename('Wadi Musa');
  const changed = performance.now();
  for (let shows = false; !shows; ) {
    const after = performance.now() - changed;
    shows = (await ask()).text.includes('Wadi Musa');
    expect(shows || after < 1000, `after ${after} ms`).toBe(true);
  }
  server.close();
  await other.stop();
});

test('a price is read anew only where it shows or decides: not in another package, not in a list by title without it', async () => {
  const [first, last] = [
    await addTourPackage(api, admin, { destination: place, title: 'AAA' }),
    await addTourPackage(api, admin, { destination: place, title: 'zzz' }),
  ];
  const one = `/api/package/${last._id}`;
  const price = 555;
  const shown = async () => (await read(one)).includes(`"price":${price}`);
  const [untouched, touched] = [
    [`/api/package/${first._id}`, '/api/package?limit=1'],
    [
      '/api/package?limit=1&sort=price',
      '/api/package/filter?limit=1&minPrice=1',
      '/api/destination',
      `/api/destination/${place}`,
    ],
  ];
  await settle(...untouched, ...touched, one);
  await edit(last._id, { title: 'zzz', price: String(price) });
  await eventually(shown);
  for (const address of touched) expect(await costOfReading(address), address).toBeGreaterThan(0);
  await whileTimeStands(async () => {
    for (const address of untouched) expect([address, await countReads(api, () => read(address))]).toEqual([address, 0]);
  });
});

test('a booking moves the lists that are ordered by bookings, and touches nothing else', async () => {
  const { _id } = await addTourPackage(api, admin, { destination: place, title: 'Booked' });
  const untouched = [`/api/package/${_id}`, '/api/package/filter?title=booked', '/api/destination', '/api/package/counts'];
  const touched = ['/api/package?sort=recommended', '/api/destination?sort=booked'];
  await settle(...untouched, ...touched);
  await collection('tourpackages').updateOne({ title: 'Booked' }, { $set: { booked: 9 } });
  await eventually(async () => JSON.parse(await read('/api/package?sort=recommended'))[0].title === 'Booked');
  await eventually(async () => JSON.parse(await read('/api/destination?sort=booked'))[0]._id === place);
  await whileTimeStands(async () => {
    for (const address of untouched) expect([address, await countReads(api, () => read(address))]).toEqual([address, 0]);
  });
});

test('a package that is added or withdrawn, or moves by its title or dates, shows in lists that did not show it', async () => {
  const titles = async (query: string): Promise<string> => read(`/api/package/filter?limit=1${query}`);
  await addTourPackage(api, admin, { destination: place, title: 'AAB', availableFrom: '2031-01-01', availableTo: '2031-02-01' });
  const set = (fields: object) => collection('tourpackages').updateOne({ title: /^(AAB|000)$/ }, { $set: fields });
  const lists = ['', '&sort=soonest&offered=ended', '&availableTo=2030-01-01&title=aab'];
  for (const list of lists) await settle(`/api/package/filter?limit=1${list}`);
  await set({ title: '000', titleKey: '000' });
  await eventually(async () => (await titles('')).includes('"000"'));
  await set({ availableFrom: '2001-01-01', availableTo: '2001-02-01' });
  await eventually(async () => (await titles('&sort=soonest&offered=ended')).includes('"000"'));
  await eventually(async () => (await titles('&availableTo=2002-01-01')).includes('"000"'));
  await set({ withdrawnAt: new Date() });
  await eventually(async () => !(await titles('')).includes('"000"'));
  expect(await titles('')).not.toContain('"000"');
});

test('at midnight a list of what can be booked loses what ended on the day before, and a package its next day, though nobody changed anything', async () => {
  const today = todayOf(api);
  const { _id } = await addTourPackage(api, admin, {
    destination: place,
    title: 'Last day',
    availableFrom: today,
    availableTo: today,
  });
  const list = '/api/package/filter?offered=now&title=last day';
  const own = `/api/package/${_id}`;
  await settle(list, own);
  expect(await read(list)).toContain('Last day');
  expect(await read(own)).toContain(`"nextDay":"${today}"`);
  const midnight = startOfDay(addDays(today, 1), api.dependencies.config.SITE_TIME_ZONE).getTime();
  api.clock.moveBy(midnight - api.clock.now().getTime());
  await eventually(async () => !(await read(list)).includes('Last day'));
  await eventually(async () => (await read(own)).includes('"nextDay":null'));
});

test('a destination that changes its name shows in every package that goes there', async () => {
  await settle('/api/package?limit=1');
  await collection('destinations').updateOne({ name: 'Aswan' }, { $set: { name: 'Assuan' } });
  await eventually(async () => (await read('/api/package?limit=1')).includes('Assuan'));
  expect(await read('/api/package?limit=1')).toContain('Assuan');
});

test('keys that mean nothing, their order and the form of their values make no other answer', async () => {
  const same = [
    '?sort=price&minPrice=1&limit=2',
    '?limit=2&minPrice=1.00&sort=price&x=anything',
    '?limit=2&title=&minPrice=1&sort=price&utm_source=a',
  ];
  await whileTimeStands(async () => {
    await read('/api/package/filter?limit=2&minPrice=1&sort=price');
    for (const search of same) expect(await countReads(api, () => read(`/api/package/filter${search}`))).toBe(0);
    expect(await countReads(api, () => read('/api/Package/filter/?sort=price&limit=2&minPrice=1'))).toBe(0);
  });
});

test('200 who ask for an unread list at once cost one reading of it', async () => {
  const address = '/api/package/filter?limit=3&sort=-price';
  await whileTimeStands(async () => {
    const alone = await countReads(api, () => read('/api/package/filter?limit=4&sort=-price'));
    const together = await countReads(api, () => Promise.all(Array.from({ length: 200 }, () => read(address))));
    expect(together).toBe(alone);
  });
});

test('every encoding of an answer holds the same, HEAD tells what GET would, and an unchanged answer costs no bytes', async () => {
  const address = '/api/package';
  await settle(address);
  const take = (encoding: string) => api.visitor.get(address).set('Accept-Encoding', encoding).expect(200);
  // Compressed forms are made once somebody has asked again.
  await eventually(async () => (await take('gzip, deflate, br')).headers['content-encoding'] === 'br');
  const [gzipped, plain] = [await take('gzip'), await take('br;q=0')];
  expect([gzipped.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
  expect(gzipped.body).toEqual(plain.body);
  for (const { headers } of [gzipped, plain]) expect(headers.vary).toBe('Accept-Encoding');
  const { headers } = await api.visitor.head(address).set('Accept-Encoding', 'identity').expect(200);
  const { date: _one, ...told } = headers;
  const { date: _other, ...expected } = plain.headers;
  expect(told).toEqual(expected);
  const { etag = '' } = plain.headers;
  for (const asked of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const unchanged = await api.visitor.get(address).set('If-None-Match', asked).expect(304);
    expect(unchanged.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(unchanged.headers).not.toHaveProperty('content-length');
  }
  await api.visitor.get(address).set('If-None-Match', '"other"').expect(200);
});
