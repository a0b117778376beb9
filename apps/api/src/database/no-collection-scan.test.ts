import { type Endpoint, type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyRead } from '../testing/endpoint-cases/every-case.ts';
import { type MoneyJourney, startMoneyJourney } from '../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let journey: MoneyJourney;
beforeAll(async () => {
  api = await startTestApi();
  journey = await startMoneyJourney(api);
});
afterAll(() => api.stop());

const gets = (Object.entries(everyEndpoint) as [EndpointName, Endpoint][]).filter(([, { method }]) => method === 'GET');

test('each GET of the contract says how it is called here', () => {
  expect(Object.keys(everyRead).toSorted()).toEqual(gets.map(([name]) => name).toSorted());
});

test('no GET of the contract scans a collection, nor does what runs before and after it', async () => {
  const { admin, traveller } = journey;
  const booking = await journey.book();
  const tourPackage = journey.tourPackage;
  const ids = { booking: booking._id, tourPackage: tourPackage._id, traveller: traveller.userId };
  const { database } = api.dependencies;
  await database.db?.setProfilingLevel('all');
  for (const [name, { path }] of gets) {
    const { of, queries = [''] } = everyRead[name] ?? {};
    const address = of ? path.replace('{id}', ids[of]) : path;
    for (const query of queries) await api.request.get(`${address}?${query}`).set(admin.bearer).expect(200);
  }
  await api.request.delete(`/api/package/${tourPackage._id}`).set(admin.bearer).expect(200);
  await api.request.delete(`/api/destination/${tourPackage.destination._id}`).set(admin.bearer).expect(200);
  await api.request.delete(`/api/auth/${traveller.userId}`).set(admin.bearer).expect(200);
  await database.db?.setProfilingLevel('off');
  const profile = await database
    .collection('system.profile')
    .find({ ns: { $not: /system/ } })
    .toArray();
  expect(profile.length).toBeGreaterThan(40);
  const scans = profile.filter(({ planSummary }) => String(planSummary).includes('COLLSCAN'));
  expect(scans.map(({ ns, command }) => JSON.stringify({ ns, filter: command.filter ?? command.pipeline ?? command.q }))).toEqual(
    [],
  );
});
