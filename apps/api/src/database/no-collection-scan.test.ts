import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../testing/accounts.ts';
import { addTourPackage } from '../testing/catalogue.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const PUBLIC = [
  '/api/destination',
  '/api/package',
  '/api/package?limit=1',
  ...['title', 'price', '-price', 'soonest'].map((sort) => `/api/package/filter?sort=${sort}`),
  '/api/package/filter?title=am',
  '/api/package/filter?title=hampi&minPrice=1&maxPrice=5000',
  '/api/package/filter?minPrice=1',
  '/api/package/filter?availableFrom=2026-01-01',
  '/api/package/filter?availableTo=2036-01-01',
];
const ADMIN = [
  '/api/auth/users',
  '/api/auth/users?search=t',
  '/api/booking',
  ...['all', 'pending', 'confirmed', 'cancelled'].map((status) => `/api/booking?status=${status}`),
  '/api/booking?status=pending&search=t',
  '/api/booking?search=t',
  '/api/payment',
  '/api/payment?search=t',
  ...['waiting', 'needs_review', 'refund_pending', 'expired'].map((status) => `/api/payment?status=${status}`),
  '/api/payment?booking=0123456789abcdef01234567',
  '/api/dashboard',
];

test('no list or filter call scans a collection, nor does what runs before and after it', async () => {
  const admin = await signUpAdmin(api);
  const traveller = await signUp(api);
  const { _id, destination } = await addTourPackage(api, admin, { capacity: '5' });
  const { database } = api.dependencies;
  await database.db?.setProfilingLevel('all');
  const seats = `/api/package/${_id}/seats?from=2026-01-01&to=2026-12-31`;
  for (const address of [...PUBLIC, `/api/package/filter?destination=${destination._id}`, `/api/package/${_id}`, seats])
    await api.request.get(address).expect(200);
  for (const address of [...ADMIN, `/api/booking/${traveller.userId}`])
    await api.request.get(address).set(admin.bearer).expect(200);
  await api.request.delete(`/api/package/${_id}`).set(admin.bearer).expect(200);
  await api.request.delete(`/api/destination/${destination._id}`).set(admin.bearer).expect(200);
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
