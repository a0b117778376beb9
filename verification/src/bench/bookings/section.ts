import { ratioOf, told } from '../frame/alternate.ts';
import { askProcess } from '../frame/ask-process.ts';
import { compareLoads } from '../frame/compare-loads.ts';
import { type LoadRequest, type LoadResult, load } from '../frame/load.ts';
import { CONNECTIONS, eachOnce, post, startMoneyPath } from '../frame/money-path.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { startApi } from '../frame/start-api.ts';

/** Bookings that each step of the money path is measured on, in one round. */
const STEPS = 320;

/**
 * The limits apply, but are not reached: there are as many users as leave about ten bookings unpaid each in
 * two seconds.
 */
const UNDER_LIMITS = {
  RATE_LIMITS: 'on',
  TRUST_PROXY: '1',
  MAX_UNPAID_BOOKINGS: '1000',
  MAX_UNPAID_PERSONS: '10000',
  MAX_UNPAID_BOOKINGS_OF_ADDRESS: '10000',
  MAX_UNPAID_HOLDS: '1000',
};
const USERS = 200;

/** The provider's own part in Pay Now and in settling, asked for directly: a session opened, and one told. */
const providerCalls = ({ url, key }: { url: string; key: string }, session: string) => {
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
    load({ url, connections: CONNECTIONS, amount: STEPS, requests: [{ ...request, headers }] });
  return {
    opens: ask({ method: 'POST', path, body: order.toString() }),
    tells: ask({ path: `${path}/${session}?expand[0]=payment_intent.latest_charge.refunds` }),
  };
};

const run = async (bench: BenchRun): Promise<void> => {
  const { repeats, seconds } = bench;
  const { api, data, headers, orders, manyUsers, provider, newest, bookSome, payNow, paidSessions } = await startMoneyPath(bench);
  const [session = ''] = await paidSessions(CONNECTIONS);
  const { opens, tells } = providerCalls(provider, session);
  const writeBare = (isIndexed: boolean) => () =>
    askProcess<LoadResult>('./bare-writes.ts', { uri: data.uri, connections: CONNECTIONS, seconds, isIndexed });
  const bookCounted = async (requests: LoadRequest[]): Promise<LoadResult> => {
    // Nobody has seats yet, each time.
    await data.dependencies.database.collection('seatdays').deleteMany({});
    return load({ url: api.url, connections: CONNECTIONS, seconds, requests });
  };
  const limited = bench.stopLater(await startApi(data, UNDER_LIMITS));
  const { headersById, ofConnection } = await manyUsers(USERS);
  const cancelOf = (id: string, by: Readonly<Record<string, string>>) =>
    ({ ...post(`/api/booking/cancel/${id}`, by, { status: 'cancelled' }), method: 'PUT' }) as const;
  const series = await compareLoads(
    repeats,
    {
      'bare writes': writeBare(false),
      'bare writes, with the indexes of bookings': writeBare(true),
      'book, many days': () => load({ url: api.url, connections: CONNECTIONS, seconds, requests: orders.many }),
      'book, many days, under the limits of unpaid bookings': async () => {
        await data.dependencies.database
          .collection('bookings')
          .updateMany({ unpaidOf: { $exists: true } }, { $unset: { unpaidOf: 1 } });
        await data.dependencies.database.collection('ratelimits').deleteMany({});
        return load({ url: limited.url, connections: CONNECTIONS, seconds, ofConnection });
      },
      'book, many days with counted seats': () => bookCounted(orders.manyCounted),
      'book, one day with counted seats': () => bookCounted(orders.oneDay),
      'Pay Now, provider included': async () => payNow(await bookSome(STEPS)),
      'settle, provider included': async () => {
        const sessions = await paidSessions(STEPS);
        return eachOnce(
          api.url,
          sessions.map((one) => ({ method: 'PUT', path: `/api/payment/status/${one}`, headers })),
        );
      },
      'the provider opens a session': opens,
      'the provider tells of a session': tells,
      cancel: async () => {
        const ids = await bookSome(STEPS);
        return eachOnce(
          api.url,
          ids.map((id) => cancelOf(id, headers)),
        );
      },
      'cancel, under the limits of unpaid bookings': async () => {
        await load({ url: limited.url, connections: CONNECTIONS, amount: STEPS, ofConnection });
        const made = await newest(STEPS);
        return eachOnce(
          limited.url,
          made.map(({ _id, userId }) => cancelOf(String(_id), headersById.get(String(userId)) ?? {})),
        );
      },
    },
    'bare writes',
  );
  const oneDayOf = (many: keyof typeof series): string =>
    told(ratioOf(series['book, one day with counted seats'].perSecond, series[many].perSecond));
  const apart = (step: keyof typeof series, own: keyof typeof series): string => {
    const { perSecond: bare } = series['bare writes'];
    return told(
      series[step].perSecond.map((rate, round) => 1 / (1 / rate - 1 / (series[own].perSecond[round] ?? 0)) / (bare[round] ?? 0)),
    );
  };
  console.log('\nOf bare writes, without the time that the provider takes for the same number of its calls:');
  console.log(`Pay Now ${apart('Pay Now, provider included', 'the provider opens a session')}`);
  console.log(`settle ${apart('settle, provider included', 'the provider tells of a session')}`);
  console.log(`\nOne day with counted seats, of many days with them: ${oneDayOf('book, many days with counted seats')};`);
  console.log(`of many days without: ${oneDayOf('book, many days')}.`);
};

export const section: Section = {
  about: `Bookings and payments by ${CONNECTIONS} callers, against bare mongoose writes of the same documents. To reach: under the limits ≥ 100 bookings a second; Pay Now, settle and cancel ≥ 50, the provider apart.`,
  run,
};
