import { objectIdOf } from '@wayfarer/api/database/object-ids';
import { usernameOf } from '@wayfarer/api/testing/stored-data/user-rows';
import { addDays, type TourPackage } from '@wayfarer/contracts';
import { freePort } from '@wayfarer/local-stack/mongod';
import type { Data } from './bench-database.ts';
import { type LoadRequest, type LoadResult, load } from './load.ts';
import { apiEnvironment } from './process-environment.ts';
import type { BenchRun } from './section.ts';
import { type RunningApi, startApi } from './start-api.ts';
import { startProcess } from './start-process.ts';

export const CONNECTIONS = 16;
/** A row of the users. No admin: what admins change is written down, in two writes more. */
const TRAVELLER = 1;
const { STRIPE_SECRET_KEY: KEY } = apiEnvironment('');

type Headers = Readonly<Record<string, string>>;

export const post = (path: string, headers: Headers, body: object): LoadRequest => ({
  method: 'POST',
  path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Sends each of the requests once, over all connections. */
export const eachOnce = (url: string, requests: readonly LoadRequest[], perSecond?: number): Promise<LoadResult> =>
  load({
    url,
    connections: CONNECTIONS,
    amount: requests.length,
    ...(perSecond === undefined ? {} : { perSecond }),
    ofConnection: Array.from({ length: CONNECTIONS }, (_, connection) =>
      requests.filter((__, index) => index % CONNECTIONS === connection),
    ),
  });

/**
 * Orders of packages on offer: over many days, without and with counted seats, and all of one day whose seats
 * are counted.
 * @returns the orders of a user
 */
const ordersOn = async (api: RunningApi, { dependencies }: Data) => {
  const from = addDays(new Date().toISOString().slice(0, 10), 10);
  const offered = (await api.call(`/api/package/filter?availableFrom=${from}&availableTo=${from}&limit=50`)) as TourPackage[];
  const open = offered.filter(
    (one) => one.next === undefined && one.availableTo >= addDays(from, 20) && one.availableFrom <= from,
  );
  const half = Math.ceil(open.length / 2);
  const [counted, uncounted] = [open.slice(0, half), open.slice(half)];
  const [first] = counted;
  if (!first || uncounted.length === 0) throw new Error('Nothing can be booked.');
  const packages = dependencies.database.collection('tourpackages');
  const limit = (some: TourPackage[], capacity: number | null) =>
    packages.updateMany({ title: { $in: some.map(({ title }) => title) } }, { $set: { capacity } });
  await limit(counted, 1_000_000);
  await limit(uncounted, null);
  return (headers: Headers, userId: string) => {
    const order = ({ _id: packageId, price }: TourPackage, travelDate: string) =>
      post('/api/booking', headers, { userId, packageId, totalPersons: 1, travelDate, totalAmount: price });
    const over20Days = (some: TourPackage[]) =>
      some.flatMap((one, index) => [order(one, addDays(from, index % 20)), order(one, addDays(from, (index + 7) % 20))]);
    return { many: over20Days(uncounted), manyCounted: over20Days(counted), oneDay: [order(first, from)] };
  };
};

/** The stand-in for the provider, as a process of its own. @returns its address */
export const startProvider = async (stopLater: BenchRun['stopLater']): Promise<string> => {
  const port = await freePort();
  const provider = `http://127.0.0.1:${port}`;
  const env = { STRIPE_SECRET_KEY: KEY, SANDBOX_PORT: String(port) };
  stopLater(await startProcess('@wayfarer/stripe-sandbox/main', env, provider));
  return provider;
};

/** The API with a stand-in for the provider, and a traveller who books and pays. */
export const startMoneyPath = async ({ scratch, stopLater }: BenchRun, settings: Readonly<Record<string, string>> = {}) => {
  const data = await scratch('10k');
  const provider = await startProvider(stopLater);
  const api = stopLater(await startApi(data, { STRIPE_API_BASE: provider, ...settings }));
  const headers = await api.headersOf(TRAVELLER);
  const { database } = data.dependencies;
  const idOf = async (row: number): Promise<string> => {
    const user = await database.collection('users').findOne({ usernameKey: usernameOf(row) });
    return String(user?._id);
  };
  const userId = await idOf(TRAVELLER);
  const bookings = database.collection('bookings');
  const ordersOf = await ordersOn(api, data);
  const orders = ordersOf(headers, userId);

  /** Users who book from an address each: their headers by id, and their orders for each connection. */
  const manyUsers = async (count: number) => {
    const headersById = new Map<string, Headers>();
    for (let row = TRAVELLER; headersById.size < count; row += 1)
      headersById.set(await idOf(row), { ...(await api.headersOf(row)), 'x-forwarded-for': `198.51.100.${row}` });
    const each = [...headersById].map(([id, own]) => ordersOf(own, id).many);
    const ofConnection = Array.from({ length: CONNECTIONS }, (_, connection) => {
      const its = each.filter((__, index) => index % CONNECTIONS === connection);
      return orders.many.flatMap((__, index) => its.flatMap((many) => many.slice(index, index + 1)));
    });
    return { headersById, ofConnection };
  };

  /** The ids of bookings that were just made; each round takes its own, in whichever order the steps come. */
  const newest = (count: number) => bookings.find({ bookingStatus: 'pending' }).sort({ bookingDate: -1 }).limit(count).toArray();
  const bookSome = async (count: number): Promise<string[]> => {
    await load({ url: api.url, connections: CONNECTIONS, amount: count, requests: orders.many });
    return (await newest(count)).map(({ _id }) => String(_id));
  };
  const payNow = (ids: readonly string[]): Promise<LoadResult> =>
    eachOnce(
      api.url,
      ids.map((bookingId) => post('/api/payment', headers, { userId, bookingId })),
    );
  /** The sessions of bookings that are paid at the provider, of which the API does not know yet. */
  const paidSessions = async (count: number): Promise<string[]> => {
    const ids = await bookSome(count);
    await payNow(ids);
    const all = await bookings.find({ _id: { $in: ids.map(objectIdOf) } }).toArray();
    const sessions = all.flatMap(({ attempts }) => (attempts as { sessionId: string }[]).map(({ sessionId }) => sessionId));
    await eachOnce(
      provider,
      sessions.map((session) => post('/_sandbox/pay', { authorization: `Bearer ${KEY}` }, { session, card: '4242424242424242' })),
    );
    return sessions;
  };
  return { api, data, headers, orders, manyUsers, provider: { url: provider, key: KEY }, newest, bookSome, payNow, paidSessions };
};
