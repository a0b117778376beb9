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
/** Milliseconds. */
const TELLS_EVERY = 3000;
const key = 'sk_test_bench';
const secret = 'whsec_of_the_bench';

const startedAt = performance.now();
const say = (line: string): void =>
  console.error(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);

say('Starting the database, the provider and the API …');
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
const providerProcess = await startProcess(
  '@wayfarer/stripe-sandbox/main',
  { STRIPE_SECRET_KEY: key, SANDBOX_PORT: String(providerPort) },
  provider,
);
const apiProcess = await startProcess('@wayfarer/api/main', env, api);
const bareProcess = await startProcess(
  '@wayfarer/verification/bare-server',
  { MONGODB_URI: mongod.uri, PORT: String(barePort) },
  bare,
);
say(`Making ${SESSIONS} bookings that are paid at the provider …`);
const sessions = await prepareSessions(SESSIONS, { api, provider, key, env: { PATH: process.env.PATH ?? '', ...env } });
const client = await new MongoClient(mongod.uri).connect();
const events = client.db().collection<{ _id: string }>('paymentevents');
const ours = { _id: { $regex: `^${ID_PREFIX}` } };
const target = { url: `${api}/api/payment/webhook`, secret, sessions };

/** Seconds until nothing waits any more. */
const untilProcessed = async (): Promise<number> => {
  const begun = performance.now();
  let toldAt = begun;
  for (;;) {
    const [now, left] = [performance.now(), await events.countDocuments({ processedAt: null })];
    if (left === 0 || now - begun > LONGEST_PROCESSING) return (now - begun) / 1000;
    if (now - toldAt > TELLS_EVERY) say(`  ${left} events wait for their processing`);
    if (now - toldAt > TELLS_EVERY) toldAt = now;
    await pause(100);
  }
};
const quantile = (values: readonly number[], part: number): string =>
  (values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN).toFixed(1);
const rateOf = ({ accepted, seconds }: Delivered): number => accepted.length / seconds;
type Became = { stored: number | string; processed: number | string; behind: string; processorTime: number };
const rowOf = (name: string, delivered: Delivered, { stored, processed, behind, processorTime }: Became) => [
  name,
  rateOf(delivered).toFixed(0),
  delivered.accepted.length,
  delivered.refused.length,
  stored,
  processed,
  behind,
  quantile(delivered.accepted, 0.5),
  quantile(delivered.accepted, 0.99),
  (processorTime / delivered.accepted.length).toFixed(2),
];
const measure = async (name: string, deliver: () => Promise<Delivered>) => {
  say(`${name} …`);
  await events.deleteMany(ours);
  const before = apiProcess.processorTime();
  const delivered = await deliver();
  const behind = (await untilProcessed()).toFixed(1);
  const processorTime = apiProcess.processorTime() - before;
  const [stored, processed] = [await events.countDocuments(ours), await events.countDocuments({ ...ours, outcome: 'settled' })];
  for (const reason of new Set(delivered.refused)) console.error(`${name}: ${reason}`);
  return { delivered, stored, processed, row: rowOf(name, delivered, { stored, processed, behind, processorTime }) };
};

say('Warming up …');
await deliverAtOnce(target, CONNECTIONS, 2);
await untilProcessed();
const steady = await measure(`the API, ${STEADY_RATE} a second`, () => deliverSteadily(target, STEADY_RATE, STEADY_SECONDS));
const most = await measure('the API, as many as go', () => deliverAtOnce(target, CONNECTIONS, SECONDS));
say('Express and one insert …');
await deliverAtOnce({ ...target, url: bare }, CONNECTIONS, 2);
const leastBefore = bareProcess.processorTime();
const least = await deliverAtOnce({ ...target, url: bare }, CONNECTIONS, SECONDS);
const leastOf = {
  stored: least.accepted.length,
  processed: '-',
  behind: '-',
  processorTime: bareProcess.processorTime() - leastBefore,
};
const bookings = await client.db().collection('bookings').countDocuments({ bookingStatus: 'confirmed' });

printTable(
  [
    '',
    'accepted a second',
    'accepted',
    'refused',
    'stored',
    'processed',
    's until all were',
    'median ms',
    'p99 ms',
    'processor ms of each',
  ],
  [steady.row, most.row, rowOf('Express and one insert', least, leastOf)],
);
console.log(
  `\n${(rateOf(least) / rateOf(most.delivered)).toFixed(1)} times as many by Express and one insert; ${bookings} of ${SESSIONS} bookings confirmed`,
);
await client.close();
await Promise.all([apiProcess, providerProcess, bareProcess].map(({ stop }) => stop()));
await mongod.stop();
await rm(folder, { recursive: true, force: true });
const isWhole = [steady, most].every(
  ({ delivered, stored, processed }) =>
    delivered.refused.length === 0 && stored === delivered.accepted.length && processed === stored,
);
process.exit(isWhole && bookings === SESSIONS ? 0 : 1);
