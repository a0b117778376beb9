import { objectIdOf } from '@wayfarer/api/database/object-ids';
import { usernameOf } from '@wayfarer/api/testing/stored-data/user-rows';
import { addDays, type TourPackage } from '@wayfarer/contracts';
import { freePort } from '@wayfarer/local-stack/mongod';
import { ratioOf, told } from '../frame/alternate.ts';
import { askProcess } from '../frame/ask-process.ts';
import type { Data } from '../frame/bench-database.ts';
import { compareLoads } from '../frame/compare-loads.ts';
import { type LoadRequest, type LoadResult, load } from '../frame/load.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { type RunningApi, startApi } from '../frame/start-api.ts';
import { startProcess } from '../frame/start-process.ts';

const CONNECTIONS = 16;
/** A row of the users. */
const TRAVELLER = 1;
/** Bookings that each step of the money path is measured on, in one round. */
const STEPS = 320;

const post = (path: string, headers: object, body: object): LoadRequest => ({
  method: 'POST',
  path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Orders of packages on offer: over many days, and all of one day whose seats are counted. */
const ordersOn = async (api: RunningApi, { dependencies }: Data, headers: { authorization: string }, username: string) => {
  const today = new Date().toISOString().slice(0, 10);
  const from = addDays(today, 10);
  const offered = (await api.call(`/api/package/filter?availableFrom=${from}&availableTo=${from}&limit=50`)) as TourPackage[];
  const open = offered.filter((one) => one.availableTo >= addDays(from, 20) && one.availableFrom <= from);
  const [counted, ...others] = open;
  if (!counted || others.length === 0) throw new Error('Nothing can be booked.');
  const { database } = dependencies;
  const traveller = await database.collection<{ usernameKey: string }>('users').findOne({ usernameKey: username });
  const packages = database.collection('tourpackages');
  await packages.updateOne({ title: counted.title }, { $set: { capacity: 1_000_000 } });
  await packages.updateMany({ title: { $in: others.map(({ title }) => title) } }, { $set: { capacity: null } });
  const order = ({ _id: packageId, price }: TourPackage, travelDate: string) =>
    post('/api/booking', headers, { userId: String(traveller?._id), packageId, totalPersons: 1, travelDate, totalAmount: price });
  return {
    userId: String(traveller?._id),
    many: others.flatMap((one, index) => [order(one, addDays(from, index % 20)), order(one, addDays(from, (index + 7) % 20))]),
    oneDay: [order(counted, from)],
  };
};

/** The provider's own part in Pay Now and in settling, asked for directly: a session opened, and one told. */
const providerCalls = (provider: string, key: string, session: string) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' };
  const order = new URLSearchParams({
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'inr',
    'line_items[0][price_data][unit_amount]': '100000',
    'line_items[0][price_data][product_data][name]': 'A journey',
    success_url: 'http://127.0.0.1/success',
    cancel_url: 'http://127.0.0.1/cancel',
    'expand[0]': 'payment_intent.latest_charge.refunds',
  });
  const path = '/v1/checkout/sessions';
  const ask = (request: LoadRequest) => () =>
    load({ url: provider, connections: CONNECTIONS, amount: STEPS, requests: [{ ...request, headers }] });
  return {
    opens: ask({ method: 'POST', path, body: order.toString() }),
    tells: ask({ path: `${path}/${session}?expand[0]=payment_intent.latest_charge.refunds` }),
  };
};

type Step = { ids: readonly string[]; requestOf: (id: string) => LoadRequest };
const eachOnce = (api: RunningApi, { ids, requestOf }: Step): Promise<LoadResult> =>
  load({
    url: api.url,
    connections: CONNECTIONS,
    amount: ids.length,
    ofConnection: Array.from({ length: CONNECTIONS }, (_, connection) =>
      ids.filter((__, index) => index % CONNECTIONS === connection).map(requestOf),
    ),
  });

const run = async ({ scratch, stopLater, repeats, seconds }: BenchRun): Promise<void> => {
  const data = await scratch('10k');
  const port = await freePort();
  const provider = `http://127.0.0.1:${port}`;
  const key = 'sk_test_bench';
  stopLater(
    await startProcess('@wayfarer/stripe-sandbox/main', { STRIPE_SECRET_KEY: key, SANDBOX_PORT: String(port) }, provider),
  );
  const api = stopLater(await startApi(data, { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: provider }));
  // No admin: what admins change is written down, in two writes more.
  const headers = await api.headersOf(TRAVELLER);
  const { many, oneDay, userId } = await ordersOn(api, data, headers, usernameOf(TRAVELLER));
  const bookings = data.dependencies.database.collection('bookings');

  /** The ids of bookings that were just made; each round takes its own, in whichever order the steps come. */
  const bookSome = async (): Promise<string[]> => {
    await load({ url: api.url, connections: CONNECTIONS, amount: STEPS, requests: many });
    const found = await bookings.find({ bookingStatus: 'pending' }).sort({ bookingDate: -1 }).limit(STEPS).toArray();
    return found.map(({ _id }) => String(_id));
  };
  const payNow = (ids: readonly string[]): Promise<LoadResult> =>
    eachOnce(api, { ids, requestOf: (bookingId) => post('/api/payment', headers, { userId, bookingId }) });
  /** The sessions of bookings that are paid at the provider, of which the API does not know yet. */
  const paidSessions = async (): Promise<string[]> => {
    const ids = await bookSome();
    await payNow(ids);
    const all = await bookings.find({ _id: { $in: ids.map(objectIdOf) } }).toArray();
    const sessions = all.flatMap(({ attempts }) => (attempts as { sessionId: string }[]).map(({ sessionId }) => sessionId));
    for (const session of sessions) {
      const answer = await fetch(`${provider}/_sandbox/pay`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ session, card: '4242424242424242' }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    }
    return sessions;
  };
  const [session = ''] = await paidSessions();
  const { opens, tells } = providerCalls(provider, key, session);
  const writeBare = (isIndexed: boolean) => () =>
    askProcess<LoadResult>('./bare-writes.ts', { uri: data.uri, connections: CONNECTIONS, seconds, isIndexed });
  const series = await compareLoads(
    repeats,
    {
      'bare writes': writeBare(false),
      'bare writes, with the indexes of bookings': writeBare(true),
      'book, many days': () => load({ url: api.url, connections: CONNECTIONS, seconds, requests: many }),
      'book, one day': async () => {
        // As empty as the many days are, each time.
        await data.dependencies.database.collection('seatdays').deleteMany({});
        return load({ url: api.url, connections: CONNECTIONS, seconds, requests: oneDay });
      },
      'Pay Now, provider included': async () => payNow(await bookSome()),
      'settle, provider included': async () =>
        eachOnce(api, {
          ids: await paidSessions(),
          requestOf: (session) => ({ method: 'PUT', path: `/api/payment/status/${session}`, headers }),
        }),
      'the provider opens a session': opens,
      'the provider tells of a session': tells,
      cancel: async () =>
        eachOnce(api, {
          ids: await bookSome(),
          requestOf: (id) => ({ ...post(`/api/booking/cancel/${id}`, headers, { status: 'cancelled' }), method: 'PUT' }),
        }),
    },
    'bare writes',
  );
  const ofMany = ratioOf(series['book, one day'].perSecond, series['book, many days'].perSecond);
  const apart = (step: keyof typeof series, own: keyof typeof series): string => {
    const { perSecond: bare } = series['bare writes'];
    return told(
      series[step].perSecond.map((rate, round) => 1 / (1 / rate - 1 / (series[own].perSecond[round] ?? 0)) / (bare[round] ?? 0)),
    );
  };
  console.log('\nOf bare writes, without the time that the provider takes for the same number of its calls:');
  console.log(`Pay Now ${apart('Pay Now, provider included', 'the provider opens a session')}`);
  console.log(`settle ${apart('settle, provider included', 'the provider tells of a session')}`);
  console.log(`\nOne day with counted seats, of many days without: ${told(ofMany)}.`);
};

export const section: Section = {
  about: `Bookings and payments by ${CONNECTIONS} callers, against bare mongoose writes of the same documents. To reach: bookings ≥ 0.5 of them, one day ≥ 0.8 of many; the provider apart, payments and cancels ≥ 0.3.`,
  run,
};
