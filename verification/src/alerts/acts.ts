import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Booking, TourPackage } from '@wayfarer/contracts';
import { MongoClient, ObjectId } from 'mongodb';
import { bookAndPay, cancel, openSuccessPage } from '../chaos/journeys/steps.ts';
import { seededRandom } from '../chaos/random.ts';
import { recordHistory } from '../chaos/recorded-history.ts';
import type { Account, HttpClient } from '../product/http-client.ts';
import type { Monitored } from './start-monitored.ts';

const times = <Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
/**
 * So many at once: under overload calls are refused before the caller is identified, or the password read.
 */
const inTurns = async (count: number, atOnce: number, act: () => Promise<unknown>): Promise<void> => {
  for (let done = 0; done < count; done += atOnce) await times(atOnce, act);
};
const anyAddress = (): string => `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`;

/** A call from an address; the answer does not matter. */
const call = async (
  url: string,
  address: string,
  options: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<void> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, ...options.headers };
  const answer = await fetch(url, { ...options, headers }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
};
const logIn = (url: string, username: string, address: string): Promise<void> =>
  call(`${url}/api/auth/login`, address, { method: 'POST', body: JSON.stringify({ username, password: 'a wrong password' }) });

/** A minute; the one beyond is refused. */
const REPORTS_OF_ADDRESS = 30;

/** Attacks, each often enough for its alert. */
export const attack = async ({ url }: Monitored, traveller: Account): Promise<void> => {
  const forged = { method: 'POST', body: '{}', headers: { 'stripe-signature': 't=1,v1=00' } };
  await times(20, () => call(`${url}/api/payment/webhook`, anyAddress(), forged));
  const bearer = { authorization: `Bearer ${traveller.token}` };
  const report = JSON.stringify({
    'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://elsewhere.example' },
  });
  const headers = { 'content-type': 'application/csp-report' };
  const sendReport = (address: string) => call(`${url}/api/reports`, address, { method: 'POST', body: report, headers });
  await times(60, () => sendReport(anyAddress()));
  // The lowest limit that needs no login: all have to reach theirs within a quarter of a minute, on a busy
  // machine too.
  for (let at = 0; at < 15; at += 1) await times(REPORTS_OF_ADDRESS + 1, () => sendReport(`10.251.${at}.1`));
  await inTurns(130, 10, () => call(`${url}/api/auth/users`, anyAddress(), { headers: bearer }));
  await inTurns(130, 2, () => logIn(url, `nobody-${randomInt(1e9)}`, anyAddress()));
  await inTurns(150, 10, () => logIn(url, 'somebody', '10.252.0.1'));
};

/** More logins at once than processors can carry out. */
export const crowdLogins = ({ url }: Monitored): Promise<unknown> =>
  times(100, () => logIn(url, `nobody-${randomInt(1e9)}`, anyAddress()));

export const sendCalls = ({ url }: Monitored): Promise<unknown> =>
  times(10, () => call(`${url}/api/auth/password`, anyAddress(), { method: 'PUT', headers: { authorization: 'Bearer none' } }));

/** Calls that need the database. */
export const askDatabase = ({ url }: Monitored, { token }: Account): Promise<unknown> =>
  times(10, () => call(`${url}/api/account`, anyAddress(), { headers: { authorization: `Bearer ${token}` } }));

/** Blocks the event loop of a process most of the time. */
export const holdUp = async ({ api }: Monitored): Promise<void> => {
  process.kill(api.pid, 'SIGSTOP');
  await pause(400);
  process.kill(api.pid, 'SIGCONT');
  await pause(150);
};

type Stored = { _id: ObjectId | string; attempts?: { paymentId: string }[]; [field: string]: unknown };

/**
 * A refund that the provider does not make, and a dispute; both as if from two hours ago, like an email that
 * nobody takes and a check long past.
 */
export const leaveWork = async (
  { provider, mongod }: Monitored,
  client: HttpClient,
  { traveller, tourPackage }: { traveller: Account; tourPackage: TourPackage },
): Promise<void> => {
  const random = seededRandom(1);
  const context = { client, provider, history: recordHistory(), random, traveller, packageIds: [tourPackage._id] };
  const pay = async (): Promise<Booking> => {
    const page = await bookAndPay(context);
    if (!page || !(await openSuccessPage(context, page))) throw new Error('Nothing was paid.');
    return page.booking;
  };
  const database = await new MongoClient(mongod.uri).connect();
  const collection = (name: string) => database.db().collection<Stored>(name);
  const long = new Date(Date.now() - 2 * 3_600_000);
  try {
    const [cancelled, disputed] = [await pay(), await pay()];
    const stored = await collection('bookings').findOne({ _id: new ObjectId(disputed._id) });
    await provider.dispute(stored?.attempts?.[0]?.paymentId);
    provider.setFaults({ server_error: { only: '/v1/refunds' } });
    await cancel(context, cancelled);
    const asked = { $set: { 'attempts.0.refunds.0.requestedAt': long } };
    const { modifiedCount } = await collection('bookings').updateOne({ _id: new ObjectId(cancelled._id) }, asked);
    if (modifiedCount !== 1) throw new Error('Nothing was cancelled.');
    await collection('emails').insertOne({
      _id: 'left',
      to: 'nobody@example.com',
      state: 'waiting',
      causedAt: long,
      dueAt: long,
    });
    // As if the product had just seen it, and sees nothing else for the rest of the run.
    const seenAt = new Date(Date.now() + 3_600_000);
    const figures = { database: 0.05, madeAt: 1, copiedMadeAt: 1, certificateUntil: Date.now() / 1000 + 86_400 };
    for (const part of ['site', 'backup', 'disk'])
      await collection('watchedparts').insertOne({
        _id: part,
        state: 'wrong',
        sentence: 'Wrong.',
        since: long,
        watchedSince: long,
        seenAt,
        figures,
        told: null,
        toldAt: [],
      });
    const days = new Date(Date.now() - 2 * 86_400_000);
    await collection('jobmarks').updateOne({ _id: 'check money' }, { $set: { at: days, findings: 2 } }, { upsert: true });
  } finally {
    await database.close();
  }
};
