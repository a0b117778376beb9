// How many of the provider's events the API takes: `npm run bench:events`. Beside it, in the same run, the least that stores one durably.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findMongod, freePort } from '@wayfarer/local-stack/mongod';
import { MongoClient } from 'mongodb';
import { launchMongod } from '../../mongod/launch-mongod.ts';
import { startProcess } from '../frame/start-process.ts';
import { printTable } from '../print-table.ts';
import { type Delivered, deliverAtOnce, deliverSteadily, ID_PREFIX } from './deliver-events.ts';
import { prepareSessions } from './prepare-sessions.ts';

const SESSIONS = 50;
const CONNECTIONS = 16;
const SECONDS = 10;
const STEADY_RATE = 200;
const STEADY_SECONDS = 30;
/** Milliseconds after which what is not processed counts as left. */
const LONGEST_PROCESSING = 120_000;
const key = 'sk_test_bench';
const secret = 'whsec_of_the_bench';

const folder = await mkdtemp(join(tmpdir(), 'wayfarer-events-'));
const mongod = await launchMongod({ binary: await findMongod(), dataFolder: join(folder, 'data'), port: await freePort() });
process.on('exit', () => void mongod.stop('SIGKILL'));
const [apiPort, providerPort, barePort] = [await freePort(), await freePort(), await freePort()];
const [api, provider, bare] = [apiPort, providerPort, barePort].map((port) => `http://127.0.0.1:${port}`) as [
  string,
  string,
  string,
];
const env = {
  // Set up as in production, with the limits of calls on, but for the stand-in of the provider.
  NODE_ENV: 'production',
  PORT: String(apiPort),
  MONGODB_URI: mongod.uri,
  TOKEN_SECRET: 'a secret for the bench that is long enough',
  PASSWORD_PEPPER: 'a pepper for the bench',
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: provider,
  PUBLIC_URL: api,
  PICTURES_DIR: join(folder, 'pictures'),
  LOG_LEVEL: 'error',
};
const processes = [
  await startProcess('@wayfarer/stripe-sandbox/main', { STRIPE_SECRET_KEY: key, SANDBOX_PORT: String(providerPort) }, provider),
  await startProcess('@wayfarer/api/main', env, api),
  await startProcess('@wayfarer/verification/bare-server', { MONGODB_URI: mongod.uri, PORT: String(barePort) }, bare),
];
const sessions = await prepareSessions(SESSIONS, { api, provider, key, env: { PATH: process.env.PATH ?? '', ...env } });
const client = await new MongoClient(mongod.uri).connect();
const events = client.db().collection<{ _id: string }>('paymentevents');
const ours = { _id: { $regex: `^${ID_PREFIX}` } };
const target = { url: `${api}/api/payment/webhook`, secret, sessions };

/** Seconds until nothing waits any more. */
const untilProcessed = async (): Promise<number> => {
  const startedAt = performance.now();
  while ((await events.countDocuments({ processedAt: null })) > 0 && performance.now() - startedAt < LONGEST_PROCESSING)
    await pause(100);
  return (performance.now() - startedAt) / 1000;
};
const quantile = (values: readonly number[], part: number): string =>
  (values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN).toFixed(1);
const rateOf = ({ accepted, seconds }: Delivered): number => accepted.length / seconds;
const rowOf = (name: string, delivered: Delivered, stored: number | string, processed: number | string, behind: string) => [
  name,
  rateOf(delivered).toFixed(0),
  delivered.accepted.length,
  delivered.refused.length,
  stored,
  processed,
  behind,
  quantile(delivered.accepted, 0.5),
  quantile(delivered.accepted, 0.99),
];
const measure = async (name: string, deliver: () => Promise<Delivered>) => {
  await events.deleteMany(ours);
  const delivered = await deliver();
  const behind = await untilProcessed();
  const [stored, processed] = [await events.countDocuments(ours), await events.countDocuments({ ...ours, outcome: 'settled' })];
  for (const reason of new Set(delivered.refused)) console.error(`${name}: ${reason}`);
  return { delivered, stored, processed, row: rowOf(name, delivered, stored, processed, behind.toFixed(1)) };
};

await deliverAtOnce(target, CONNECTIONS, 2);
await untilProcessed();
const steady = await measure(`the API, ${STEADY_RATE} a second`, () => deliverSteadily(target, STEADY_RATE, STEADY_SECONDS));
const most = await measure('the API, as many as go', () => deliverAtOnce(target, CONNECTIONS, SECONDS));
await deliverAtOnce({ ...target, url: bare }, CONNECTIONS, 2);
const least = await deliverAtOnce({ ...target, url: bare }, CONNECTIONS, SECONDS);
const bookings = await client.db().collection('bookings').countDocuments({ bookingStatus: 'confirmed' });

printTable(
  ['', 'accepted a second', 'accepted', 'refused', 'stored', 'processed', 's until all were', 'median ms', 'p99 ms'],
  [steady.row, most.row, rowOf('Express and one insert', least, least.accepted.length, '-', '-')],
);
console.log(
  `\n${(rateOf(least) / rateOf(most.delivered)).toFixed(1)} times as many by Express and one insert; ${bookings} of ${SESSIONS} bookings confirmed`,
);
await client.close();
await Promise.all(processes.map(({ stop }) => stop()));
await mongod.stop();
await rm(folder, { recursive: true, force: true });
const isWhole = [steady, most].every(
  ({ delivered, stored, processed }) =>
    delivered.refused.length === 0 && stored === delivered.accepted.length && processed === stored,
);
process.exit(isWhole && bookings === SESSIONS ? 0 : 1);
