import { type EndpointName, type EveryEndpoint, everyEndpoint } from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MoneyJourney, startMoneyJourney } from '../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let journey: MoneyJourney;
beforeAll(async () => {
  api = await startTestApi();
  journey = await startMoneyJourney(api);
});
afterAll(() => api.stop());

type Read = { [N in EndpointName]: EveryEndpoint[N]['method'] extends 'GET' ? N : never }[EndpointName];
/** What the id of a path is the id of, and the queries that are asked. */
type Calls = { of?: 'booking' | 'tourPackage' | 'traveller'; queries?: readonly string[] };

const UNKNOWN = '0123456789abcdef01234567';
const withStatus = (statuses: readonly string[]): string[] => statuses.map((status) => `status=${status}`);

/** How each GET of the contract is called, in every way that asks the database something else. */
const reads: Record<Read, Calls> = {
  listDestinations: {},
  listTourPackages: { queries: ['', 'limit=1'] },
  filterTourPackages: {
    queries: [
      ...['title', 'price', '-price', 'soonest'].map((sort) => `sort=${sort}`),
      'title=am',
      'title=hampi&minPrice=1&maxPrice=5000',
      'minPrice=1',
      'availableFrom=2026-01-01',
      'availableTo=2036-01-01',
      `destination=${UNKNOWN}`,
    ],
  },
  findTourPackage: { of: 'tourPackage' },
  listSeats: { of: 'tourPackage', queries: ['from=2026-01-01&to=2026-12-31'] },
  listUsers: { queries: ['', 'search=t'] },
  listBookings: {
    queries: ['', ...withStatus(['all', 'pending', 'confirmed', 'cancelled']), 'status=pending&search=t', 'search=t'],
  },
  findBooking: { of: 'booking' },
  listBookingsOfUser: { of: 'traveller' },
  listTrail: { of: 'booking' },
  listPayments: {
    queries: ['', 'search=t', `booking=${UNKNOWN}`, ...withStatus(['waiting', 'needs_review', 'refund_pending', 'expired'])],
  },
  showDashboard: {},
  showSiteSettings: {},
  checkHealth: {},
  checkReadiness: {},
  describeApi: {},
};

test('no GET of the contract scans a collection, nor does what runs before and after it', async () => {
  const { admin, traveller } = journey;
  const booking = await journey.book();
  const tourPackage = journey.tourPackage;
  const ids = { booking: booking._id, tourPackage: tourPackage._id, traveller: traveller.userId };
  const { database } = api.dependencies;
  await database.db?.setProfilingLevel('all');
  for (const [name, { method, path }] of Object.entries(everyEndpoint)) {
    if (method !== 'GET') continue;
    const { of, queries = [''] } = reads[name as Read];
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
